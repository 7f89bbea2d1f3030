export { threadKey } from './memberCache.ts';
export { useIsLoggingOut, useLiveSession, usePageHidden } from './useLiveSession.ts';
