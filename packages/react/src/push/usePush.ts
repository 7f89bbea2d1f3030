import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import {
  hasPush,
  initialPush,
  isPushOffered,
  isPushSubscribed,
  type PushStanding,
  type PushState,
} from '@meetcute/core';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useClient, usePorts, useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';
import type { PushPort } from './port.ts';
import { pushOf, pushQuery, dispatchPush, setRegistrationFailed } from './pushState.ts';

/** Push subscription of this browser, and how to get one. */
export interface PushSubscriptionState {
  /** Capability, subscription and last message of this browser. */
  push: PushState;
  /** Whether the browser's push state has been read. */
  isKnown: boolean;
  /** Conditions for the push step of the sign-up wizard. Until the state is known, push counts as possible. */
  standing: PushStanding;
  /** Whether the service worker could not be registered (spec: error.sw-registration-flag). */
  hasRegistrationFailed: boolean;
  /** Whether subscribing is in progress. */
  isPending: boolean;
  /** Error of the last attempt, including a refused permission; null without one. */
  error: Error | null;
  /**
   * Asks for permission, subscribes and adds the subscription to the account; then calls `onDone`. Null when push is
   * not offered.
   */
  onSubscribe: ((onDone?: () => void) => void) | null;
  /** Adds an existing subscription of this browser to the account. Does nothing without one. */
  onJoined: () => void;
}

/**
 * Asks for permission, registers the service worker and subscribes. Updates the push state on success and failure.
 */
async function subscribe(queryClient: QueryClient, port: PushPort, key: string): Promise<string> {
  const known = pushOf(queryClient);
  if (isPushSubscribed(known)) return String(known.isSubscribed);
  try {
    const permission = await port.ask();
    if (permission !== 'granted')
      throw new DOMException('Notifications were not allowed.', 'NotAllowedError');
    await port.register().then(
      () => setRegistrationFailed(queryClient, false),
      (cause: unknown) => {
        setRegistrationFailed(queryClient, true);
        throw cause;
      },
    );
    const subscription = await port.subscribe(key);
    dispatchPush(queryClient, { type: 'subscribed', subscription });
    return subscription;
  } catch (cause) {
    dispatchPush(queryClient, { type: 'failed', permission: port.permission() });
    throw cause;
  }
}

/**
 * Returns the push state of this browser and a function to subscribe. Never asks for permission by itself
 * (spec: push.offer-when-all-conditions-hold, error.push-subscribe-denied).
 */
export function usePush(): PushSubscriptionState {
  const queryClient = useQueryClient();
  const { push: port } = usePorts();
  const settings = useSettings();
  // A site with push switched off never offers it.
  const key = hasPush(settings) ? settings.push_pub : null;
  const user = useViewer() ?? null;
  const { data: known } = useQuery(pushQuery(port));
  const call = mutationFor(useClient(), calls.registerPush);
  const add = useMutation(call);
  // Runs in the background without a retry button, so it retries automatically.
  const addInBackground = useMutation({ ...call, retry: 3 });
  const join = useMutation({
    mutationFn: async () => {
      const subscription = await subscribe(queryClient, port, key ?? '');
      await add.mutateAsync({ payload: { subscription } });
    },
    networkMode: 'always',
  });
  const push = known?.push ?? { ...initialPush, isCapable: true };
  // A subscription that the account does not have yet is offered again.
  const isUnfinished = join.isError && isPushSubscribed(push);
  const isOffered = isPushOffered({ user, push, settings: { push_pub: key } }) || isUnfinished;
  return {
    push,
    isKnown: known !== undefined,
    standing: { push, settings: { push_pub: key } },
    hasRegistrationFailed: known?.hasRegistrationFailed ?? false,
    isPending: join.isPending,
    error: join.error,
    onSubscribe:
      known && isOffered && !join.isPending
        ? (onDone) => join.mutate(undefined, onDone ? { onSuccess: onDone } : {})
        : null,
    onJoined: () => {
      const { isSubscribed } = pushOf(queryClient);
      if (isPushSubscribed({ isSubscribed }))
        addInBackground.mutate({ payload: { subscription: String(isSubscribed) } });
    },
  };
}
