export { threadKey } from './memberCache.ts';
export { useIsLoggingOut, useLiveSession } from './useLiveSession.ts';
