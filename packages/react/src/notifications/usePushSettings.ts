import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { hasPush, isPushSubscribed, readPushSubscription } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useClient, useClientStore, usePorts, useSettings } from '../provider/context.ts';
import { readPushState, dispatchPush } from '../push/push-state.ts';
import { usePush } from '../push/usePush.ts';

/**
 * State of push notifications in this browser: 'unknown' until it is checked, 'none' when the site has no push,
 * 'impossible' when the browser does not support it, 'denied' when the member refused permission, else 'on' or 'off'.
 */
export type PushStatus = 'unknown' | 'none' | 'impossible' | 'denied' | 'on' | 'off';

/** Push settings of this browser. */
export interface PushSettings {
  /** State of push notifications in this browser. */
  status: PushStatus;
  /** Whether push is being turned on or off. */
  isPending: boolean;
  /** Whether the last attempt failed. A refused permission is not a failure. */
  hasFailed: boolean;
  /** Asks for permission and adds this browser to the account; null when not possible now. */
  onTurnOn: (() => void) | null;
  /** Removes this browser from the account; null when not possible now. */
  onTurnOff: (() => void) | null;
}

/** Reads and changes the push notifications of this browser. Never asks for permission by itself. */
export function usePushSettings(): PushSettings {
  const store = useClientStore();
  const { push: port } = usePorts();
  const settings = useSettings();
  const { push, isKnown, isPending, error, onSubscribe } = usePush();
  const remove = useMutation(mutationFor(useClient(), calls.removePush));
  const turnOff = useMutation({
    mutationFn: async () => {
      const { isSubscribed } = readPushState(store);
      const subscription = readPushSubscription(String(isSubscribed));
      await port.unsubscribe();
      dispatchPush(store, {
        type: 'found',
        isCapable: port.isCapable(),
        permission: port.permission(),
        subscription: null,
      });
      // The browser receives nothing any more. If this call fails, the server learns of it from the push service.
      if (subscription) remove.mutate({ payload: { endpoint: subscription.endpoint } });
    },
  });
  const isOn = isPushSubscribed(push);
  const currentStatus = (): PushStatus => {
    if (!hasPush(settings)) return 'none';
    if (!isKnown) return 'unknown';
    if (!push.isCapable) return 'impossible';
    if (push.isSubscribed === 'denied') return 'denied';
    return isOn ? 'on' : 'off';
  };
  const isBusy = isPending || turnOff.isPending;
  return {
    status: currentStatus(),
    isPending: isBusy,
    hasFailed: push.isSubscribed !== 'denied' && (error !== null || turnOff.isError),
    onTurnOn: onSubscribe && !isBusy ? () => onSubscribe() : null,
    onTurnOff: isOn && !isBusy ? () => turnOff.mutate() : null,
  };
}
