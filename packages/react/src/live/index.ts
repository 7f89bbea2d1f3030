export { conversationKey } from './answers.ts';
export { useIsLoggingOut } from './useIsLoggingOut.ts';
export { useLiveSession, type LiveSessionOptions } from './useLiveSession.ts';
export { useTellTyping, useTyping } from './useTyping.ts';
export { usePageHidden } from './usePageHidden.ts';
