import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { hasPush, isPushSubscribed, readPushSubscription } from '@meetcute/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, usePorts, useSettings } from '../provider/context.ts';
import { pushOf, dispatchPush } from '../push/pushState.ts';
import { usePush } from '../push/usePush.ts';

/**
 * How it stands with push in this browser: 'unknown' until it was looked at, 'none' where the site has no push,
 * 'impossible' where the browser can't, 'denied' where the person has refused, else 'on' or 'off'.
 */
export type PushStatus = 'unknown' | 'none' | 'impossible' | 'denied' | 'on' | 'off';

/** Push in this browser, and how to turn it on and off. */
export interface PushSettings {
  status: PushStatus;
  isPending: boolean;
  /** Whether the last try failed; a refusal is no failure. */
  hasFailed: boolean;
  /** Asks the person, and adds this browser to the account; null where that is not possible now. */
  onTurnOn: (() => void) | null;
  /** Takes this browser from the account; null where that is not possible now. */
  onTurnOff: (() => void) | null;
}

/** The state of this browser's pushes, and the way to change it, which is only ever taken on request. */
export function usePushSettings(): PushSettings {
  const queryClient = useQueryClient();
  const { push: port } = usePorts();
  const settings = useSettings();
  const { push, isKnown, isPending, error, onSubscribe } = usePush();
  const remove = useMutation(mutationFor(useClient(), calls.removePush));
  const leave = useMutation({
    mutationFn: async () => {
      const { isSubscribed } = pushOf(queryClient);
      const known = readPushSubscription(String(isSubscribed));
      await port.unsubscribe();
      dispatchPush(queryClient, {
        type: 'found',
        isCapable: port.isCapable(),
        permission: port.permission(),
        subscription: null,
      });
      // The browser hears nothing any more; a server that does not know yet learns it from the push service.
      if (known) remove.mutate({ payload: { endpoint: known.endpoint } });
    },
    networkMode: 'always',
  });
  const isOn = isPushSubscribed(push);
  const standing = (): PushStatus => {
    if (!hasPush(settings)) return 'none';
    if (!isKnown) return 'unknown';
    if (!push.isCapable) return 'impossible';
    if (push.isSubscribed === 'denied') return 'denied';
    return isOn ? 'on' : 'off';
  };
  const isBusy = isPending || leave.isPending;
  return {
    status: standing(),
    isPending: isBusy,
    hasFailed: push.isSubscribed !== 'denied' && (error !== null || leave.isError),
    onTurnOn: onSubscribe && !isBusy ? () => onSubscribe() : null,
    onTurnOff: isOn && !isBusy ? () => leave.mutate() : null,
  };
}
