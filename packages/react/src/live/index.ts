export { conversationKey } from './conversation-cache.ts';
export { useIsLoggingOut } from './useIsLoggingOut.ts';
export { useLiveSession, type LiveSessionOptions } from './useLiveSession.ts';
export { useSendTyping, useTyping } from './useTyping.ts';
export { usePageHidden } from './usePageHidden.ts';
