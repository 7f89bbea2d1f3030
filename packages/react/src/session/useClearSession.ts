import { postToTabs } from '@meetcute/client';
import { useClientStore, usePorts, useQueryClient } from '../provider/context.ts';
import { clearMember } from './clear-member.ts';
import { clearMemberData } from './clear-member-data.ts';
import { LOGOUT_TABS } from './logout-channel.ts';

/**
 * Returns a function that ends a member's session in all tabs of this browser after a logout. It clears the user,
 * drafts and unsent messages. Pass the member's profile id.
 */
export function useClearSession(): (member: string | undefined) => Promise<void> {
  const queryClient = useQueryClient();
  const store = useClientStore();
  const { database, sessionStore, localStore } = usePorts();
  return async (member) => {
    // Set first, so that neither this tab nor its own broadcast counts it as a lost session.
    store.setState({ sessionEnd: 'left' });
    localStore.clear();
    if (member !== undefined) {
      sessionStore.clear(member);
      void clearMemberData(database, member);
      postToTabs(LOGOUT_TABS, member);
    }
    await clearMember(queryClient, store);
  };
}
