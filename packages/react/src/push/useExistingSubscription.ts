import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { isPushSubscribed } from '@meetcute/core';
import { useEffect } from 'react';
import { useClient, useClientStore, usePorts, useQueryClient } from '../provider/context.ts';
import { useClientState } from '../provider/useClientState.ts';
import { checkPush, readPushState } from './push-state.ts';

/** Existing push subscription of this browser. */
interface ExistingSubscription {
  /** Whether the browser's push state has been read. */
  isKnown: boolean;
  /** Adds an existing subscription to the account. Does nothing without one. */
  onJoined: () => void;
}

/**
 * Reads the push state of this browser and adds an existing subscription to an account. Apart from `usePush`, whose states a
 * form would follow with each key.
 */
export function useExistingSubscription(): ExistingSubscription {
  const store = useClientStore();
  const client = useClient();
  const queryClient = useQueryClient();
  const { push: port } = usePorts();
  const check = useClientState(({ pushCheck }) => pushCheck);
  // A login or logout resets the state, after which it is read again.
  useEffect(() => {
    if (check === 'due') void checkPush(store, port);
  }, [check, port, store]);
  return {
    isKnown: check === 'done',
    onJoined: () => {
      const { isSubscribed } = readPushState(store);
      if (!isPushSubscribed({ isSubscribed })) return;
      // Runs in the background without a retry button, so it retries automatically.
      const options = { ...mutationFor(client, calls.registerPush), retry: 3 };
      const mutation = queryClient.getMutationCache().build(queryClient, options);
      mutation.execute({ payload: { subscription: String(isSubscribed) } }).catch(() => undefined);
    },
  };
}
