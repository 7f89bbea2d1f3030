import { useClientState } from '../provider/useClientState.ts';

/** Returns whether the session ended less than a second ago (spec: session.logging-out-flag-1-s). */
export const useIsLoggingOut = (): boolean => useClientState(({ isLoggingOut }) => isLoggingOut);
