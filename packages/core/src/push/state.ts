import type { PushState } from './subscribed.ts';

/** What a browser says about being asked for notifications. */
export type PushPermission = 'default' | 'granted' | 'denied';

export type PushEvent =
  | {
      readonly type: 'found';
      readonly isCapable: boolean;
      readonly permission: PushPermission;
      /** The serialised subscription of this browser; null for none. */
      readonly subscription: string | null;
    }
  | { readonly type: 'subscribed'; readonly subscription: string }
  | { readonly type: 'failed'; readonly permission: PushPermission }
  | { readonly type: 'received'; readonly message: string };

/** Push before the browser was looked at. */
export const initialPush: PushState = { isCapable: false, isSubscribed: false, lastMessage: null };

/** Whether a browser can have push at all (spec: push.capable-needs-service-worker-and-push-manager). */
export const isPushCapable = (browser: {
  readonly hasServiceWorker: boolean;
  readonly hasPushManager: boolean;
}): boolean => browser.hasServiceWorker && browser.hasPushManager;

/**
 * The push state as things happen: the serialised subscription, false without one, 'denied' after a refusal, null after
 * any other error (spec: error.push-subscribe-denied, push.error-null).
 */
export function reducePush(state: PushState, event: PushEvent): PushState {
  switch (event.type) {
    case 'found': {
      const { isCapable, permission, subscription } = event;
      // Nothing is shown after a refusal, even if a subscription from before is still there.
      return {
        ...state,
        isCapable,
        isSubscribed: permission === 'denied' ? 'denied' : (subscription ?? false),
      };
    }
    case 'subscribed':
      return { ...state, isSubscribed: event.subscription };
    case 'failed':
      return { ...state, isSubscribed: event.permission === 'denied' ? 'denied' : null };
    case 'received':
      return { ...state, lastMessage: event.message };
  }
}
