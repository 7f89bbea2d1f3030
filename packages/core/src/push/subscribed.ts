/**
 * Push state. `isSubscribed` is the serialised subscription, false without one, 'denied' after a refusal and
 * null after an error.
 */
export interface PushState {
  readonly isCapable: boolean;
  readonly isSubscribed: string | false | null;
  readonly lastMessage: string | null;
}

/** Returns whether push reaches this browser. A refusal or an error does not count as subscribed. */
export const isPushSubscribed = (push: Pick<PushState, 'isSubscribed'>): boolean =>
  typeof push.isSubscribed === 'string' && push.isSubscribed !== '' && push.isSubscribed !== 'denied';
