import type { PushState } from './subscribed.ts';

/** Notification permission of the browser. */
export type PushPermission = 'default' | 'granted' | 'denied';

/** Events that `reducePush` handles. */
export type PushEvent =
  | {
      readonly type: 'found';
      readonly isCapable: boolean;
      readonly permission: PushPermission;
      /** Serialised subscription of this browser; null for none. */
      readonly subscription: string | null;
    }
  | { readonly type: 'subscribed'; readonly subscription: string }
  | { readonly type: 'failed'; readonly permission: PushPermission }
  | { readonly type: 'received'; readonly message: string };

/** State before the browser is checked. */
export const initialPush: PushState = { isCapable: false, isSubscribed: false, lastMessage: null };

/** Returns whether a browser supports push (spec: push.capable-needs-service-worker-and-push-manager). */
export const isPushCapable = (browser: {
  readonly hasServiceWorker: boolean;
  readonly hasPushManager: boolean;
}): boolean => browser.hasServiceWorker && browser.hasPushManager;

/**
 * Returns the next push state. `isSubscribed` is the serialised subscription, false without one, 'denied'
 * after a refusal and null after any other error (spec: error.push-subscribe-denied, push.error-null).
 */
export function reducePush(state: PushState, event: PushEvent): PushState {
  switch (event.type) {
    case 'found': {
      const { isCapable, permission, subscription } = event;
      // After a refusal nothing is shown, even if an earlier subscription still exists.
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
