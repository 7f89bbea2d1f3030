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

export interface PushSubscriptionState {
  push: PushState;
  /** Whether the browser was looked at. */
  isKnown: boolean;
  /** What the wizard decides by; as long as the browser was not looked at, push counts as possible. */
  standing: PushStanding;
  /** Whether the service worker could not be registered (spec: error.sw-registration-flag). */
  hasRegistrationFailed: boolean;
  isPending: boolean;
  /** What went wrong with the last try, a refusal included. */
  error: Error | null;
  /** Asks the person, subscribes and adds the subscription to the account; null where push is not offered. */
  onSubscribe: ((onDone?: () => void) => void) | null;
  /** Adds a subscription that this browser has already to the account; does nothing without one. */
  onJoined: () => void;
}

/** Asks, registers the service worker and subscribes; what happened is in the push state either way. */
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
 * Push notifications of this browser: what is known of them, and the way to get them, which is only ever taken on
 * request (spec: push.offer-when-all-conditions-hold, error.push-subscribe-denied).
 */
export function usePush(): PushSubscriptionState {
  const queryClient = useQueryClient();
  const { push: port } = usePorts();
  const settings = useSettings();
  // A site that has switched push off offers it nowhere.
  const key = hasPush(settings) ? settings.push_pub : null;
  const user = useViewer() ?? null;
  const { data: known } = useQuery(pushQuery(port));
  const call = mutationFor(useClient(), calls.registerPush);
  const add = useMutation(call);
  // Nobody is waiting for it, and so nobody can press anything where it fails: it is tried again after a while.
  const addUnasked = useMutation({ ...call, retry: 3 });
  const join = useMutation({
    mutationFn: async () => {
      const subscription = await subscribe(queryClient, port, key ?? '');
      await add.mutateAsync({ payload: { subscription } });
    },
    networkMode: 'always',
  });
  const push = known?.push ?? { ...initialPush, isCapable: true };
  // A subscription that the account did not take is offered once more.
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
        addUnasked.mutate({ payload: { subscription: String(isSubscribed) } });
    },
  };
}
