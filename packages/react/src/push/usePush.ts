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
import { useMutation } from '@tanstack/react-query';
import type { ClientStore } from '../provider/client-store.ts';
import { useClient, useClientStore, usePorts, useSettings } from '../provider/context.ts';
import { useClientState } from '../provider/useClientState.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';
import { useViewer } from '../session/useViewer.ts';
import type { PushPort } from './port.ts';
import { dispatchPush, readPushState } from './push-state.ts';
import { useExistingSubscription } from './useExistingSubscription.ts';

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
async function subscribe(store: ClientStore, port: PushPort, key: string): Promise<string> {
  const pushState = readPushState(store);
  if (isPushSubscribed(pushState)) return String(pushState.isSubscribed);
  try {
    const permission = await port.ask();
    if (permission !== 'granted')
      throw new DOMException('Notifications were not allowed.', 'NotAllowedError');
    await port.register().then(
      () => store.setState({ hasRegistrationFailed: false }),
      (cause: unknown) => {
        store.setState({ hasRegistrationFailed: true });
        throw cause;
      },
    );
    const subscription = await port.subscribe(key);
    dispatchPush(store, { type: 'subscribed', subscription });
    return subscription;
  } catch (cause) {
    dispatchPush(store, { type: 'failed', permission: port.permission() });
    throw cause;
  }
}

/**
 * Returns the push state of this browser and a function to subscribe. Never asks for permission by itself
 * (spec: push.offer-when-all-conditions-hold, error.push-subscribe-denied).
 */
export function usePush(): PushSubscriptionState {
  const store = useClientStore();
  const { push: port } = usePorts();
  const settings = useSettings();
  // A site with push switched off never offers it.
  const key = hasPush(settings) ? settings.push_pub : null;
  const user = useViewer() ?? null;
  const { isKnown, onJoined } = useExistingSubscription();
  const pushState = useClientState((state) => state.push);
  const hasRegistrationFailed = useClientState((state) => state.hasRegistrationFailed);
  const call = mutationFor(useClient(), calls.registerPush);
  const add = useMutation(call);
  const join = useMutation({
    mutationFn: async () => {
      const subscription = await subscribe(store, port, key ?? '');
      await add.mutateAsync({ payload: { subscription } });
    },
  });
  const push = isKnown ? pushState : { ...initialPush, isCapable: true };
  // A subscription that the account does not have yet is offered again.
  const isUnfinished = join.isError && isPushSubscribed(push);
  const isOffered = isPushOffered({ user, push, settings: { push_pub: key } }) || isUnfinished;
  return {
    push,
    isKnown,
    standing: { push, settings: { push_pub: key } },
    hasRegistrationFailed,
    isPending: join.isPending,
    error: join.error,
    onSubscribe:
      isKnown && isOffered && !join.isPending
        ? (onDone) => join.mutate(undefined, onDone ? { onSuccess: onDone } : {})
        : null,
    onJoined,
  };
}

/** Offer of push to a member who skipped it in the sign-up. */
export interface PushLater {
  /** Whether the browser refused, so that asking again is useless. */
  isDenied: boolean;
  /** Whether subscribing is in progress. */
  isPending: boolean;
  /** Error of the last attempt, including a refused permission; null without one. */
  error: Error | null;
  /** Asks for permission and subscribes. */
  onAllow: () => void;
  /** Declines for good. Call it as well when the member leaves the offer without an answer. */
  onDecline: () => void;
}

/**
 * Returns the offer of push to a member who skipped it in the sign-up; null if it was declined or accepted since, or push is
 * not available. Show it once a first message was sent. Only `onAllow` lets the browser ask.
 */
export function usePushLater(): PushLater | null {
  const [isLater, setIsLater] = usePersistentState('push-later', false);
  const { push, onSubscribe, isPending, error } = usePush();
  const onDecline = () => setIsLater(false);
  if (!isLater || (onSubscribe === null && !isPending && error === null)) return null;
  const isDenied = push.isSubscribed === 'denied';
  return { isDenied, isPending, error, onAllow: () => onSubscribe?.(onDecline), onDecline };
}
