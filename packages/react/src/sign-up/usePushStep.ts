import { useEffect, useEffectEvent } from 'react';
import { usePersistentState } from '../provider/usePersistentState.ts';
import { usePush } from '../push/usePush.ts';

/** State and actions of the push step. */
export interface PushStepState {
  /** Whether the browser's push state is known, and the step asks for it. */
  isAsking: boolean;
  /** Whether the member or the browser refused. */
  isDenied: boolean;
  /** Whether subscribing is in progress. */
  isPending: boolean;
  /** Error of the last attempt; null for none, and during the next one. */
  error: Error | null;
  /** Asks for permission, subscribes and advances; null when push is not offered. */
  onAllow: (() => void) | null;
  /** Advances without push, which is offered once more after the first message. */
  onSkip: () => void;
}

/** Returns the state of the push step. Advances by itself when push is not available; a new refusal stays in view. */
export function usePushStep(onContinue: () => void): PushStepState {
  const { push, isKnown, isPending, error, onSubscribe } = usePush();
  const isSkipped = isKnown && error === null && !isPending && onSubscribe === null;
  const [, setIsLater] = usePersistentState('push-later', false);
  const skip = useEffectEvent(onContinue);
  useEffect(() => {
    if (isSkipped) skip();
  }, [isSkipped]);
  return {
    isAsking: isKnown && !isSkipped,
    isDenied: push.isSubscribed === 'denied',
    isPending,
    error: isPending ? null : error,
    onAllow: onSubscribe && (() => onSubscribe(onContinue)),
    onSkip: () => {
      if (onSubscribe) setIsLater(true);
      onContinue();
    },
  };
}
