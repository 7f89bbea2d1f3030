export { browserPush, type PushPort } from './port.ts';
export { usePush, usePushLater, type PushLater, type PushSubscriptionState } from './usePush.ts';
export { usePushSync } from './usePushSync.ts';
