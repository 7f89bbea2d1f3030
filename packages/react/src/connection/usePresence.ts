import type { Profile } from '@meetcute/contract';
import { useMemo, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

const isConnected = () => navigator.onLine;
const asServed = () => true;

/** Returns the profile with `online` set to false while the browser is offline, because presence is then unknown. */
export function usePresence<P extends Profile | null>(profile: P): P {
  const isKnown = useSyncExternalStore(subscribe, isConnected, asServed);
  return useMemo(
    () => (isKnown || !profile?.online ? profile : { ...profile, online: false }),
    [isKnown, profile],
  );
}
