export { browserPush, type PushPort } from './port.ts';
export { usePush, type PushSubscriptionState } from './usePush.ts';
export { usePushSync } from './usePushSync.ts';
