export { threadKey } from './memberCache.ts';
export { useIsLoggingOut } from './useIsLoggingOut.ts';
export { useLiveSession } from './useLiveSession.ts';
export { usePageHidden } from './usePageHidden.ts';
