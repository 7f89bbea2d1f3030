/** The push state; `isSubscribed` is the serialised subscription, false, 'denied' after a refusal, null after an error. */
export interface PushState {
  readonly isCapable: boolean;
  readonly isSubscribed: string | false | null;
  readonly lastMessage: string | null;
}

/** Whether push reaches this browser: a refusal or an error is no subscription. */
export const isPushSubscribed = (push: Pick<PushState, 'isSubscribed'>): boolean =>
  typeof push.isSubscribed === 'string' && push.isSubscribed !== '' && push.isSubscribed !== 'denied';
