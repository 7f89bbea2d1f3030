import { useQuery } from '@tanstack/react-query';
import { loggingOutKey } from '../session/clearMember.ts';

/** Returns whether the session ended less than a second ago (spec: session.logging-out-flag-1-s). */
export function useIsLoggingOut(): boolean {
  return useQuery({ queryKey: loggingOutKey, queryFn: () => false, enabled: false, initialData: false }).data;
}
