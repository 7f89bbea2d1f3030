import { withId } from '@meetcute/core';
import { useMemo } from 'react';
import type { ClientStore } from '../provider/client-store.ts';
import { useClientState } from '../provider/useClientState.ts';

/**
 * Returns the ids of members who became unavailable while this page was open. Lists with own copies must omit them.
 */
export function useHiddenMembers(): ReadonlySet<string> {
  const ids = useClientState(({ hiddenMembers }) => hiddenMembers);
  return useMemo(() => new Set(ids), [ids]);
}

/** Records that a member became unavailable, or is available again. */
export const setMemberHidden = (store: ClientStore, id: string, isHidden: boolean): void =>
  store.setState(({ hiddenMembers }) => ({ hiddenMembers: withId(hiddenMembers, id, isHidden) }));
