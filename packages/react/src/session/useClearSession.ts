import { useQueryClient } from '@tanstack/react-query';
import { usePorts } from '../provider/context.ts';
import { clearMember } from './clearMember.ts';
import { setSessionEnd } from './sessionEnd.ts';
import { clearMemberData } from './clearMemberData.ts';
import { broadcastLogout } from './logoutChannel.ts';

/**
 * Makes every tab of this browser a visitor's, because the member wanted to go: the user is cleared, and what they wrote
 * and did not send is forgotten.
 */
export function useClearSession(): (member: string | undefined) => Promise<void> {
  const queryClient = useQueryClient();
  const { database, sessionStore, localStore } = usePorts();
  return async (member) => {
    // First of all, so that neither this tab nor its own message takes it for a loss.
    setSessionEnd(queryClient, 'left');
    localStore.clear();
    if (member !== undefined) {
      sessionStore.clear(member);
      void clearMemberData(database, member);
      broadcastLogout(member);
    }
    await clearMember(queryClient);
  };
}
