import type { Namespace } from '@meetcute/i18n';
import { useEffect, useState } from 'react';
import { useSiteState } from '../frame/SiteState.ts';

/** Loads the texts of a prompt when they are needed. Returns whether they are loaded. */
export function useTextsLoaded(namespace: Namespace, isNeeded: boolean): boolean {
  const { loadTexts } = useSiteState();
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    // Offline, no prompt appears; the next prompt retries the load.
    if (isNeeded)
      void loadTexts([namespace]).then(
        () => setIsLoaded(true),
        () => undefined,
      );
  }, [isNeeded, loadTexts, namespace]);
  return isLoaded;
}
