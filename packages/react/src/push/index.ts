export { browserPush, type PushPort } from './port.ts';
export { usePush, type Push } from './usePush.ts';
export { usePushSync } from './usePushSync.ts';
