import type { Profile } from '@meetcute/contract';
import { presenceEnd } from '@meetcute/core';
import { useMemo, useSyncExternalStore } from 'react';
import { useHasPassed } from '../clock/useHasPassed.ts';

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

/**
 * Returns the profile with `online` set to false while the browser is offline, because presence is then unknown, once its
 * activity is too long ago, and where it is fictional.
 */
export function usePresence<P extends Profile | null>(profile: P): P {
  const isConnectedNow = useSyncExternalStore(subscribe, isConnected, asServed);
  const isOver = useHasPassed(profile ? presenceEnd(profile) : Infinity);
  const isKnown = isConnectedNow && !isOver;
  return useMemo(
    () => (isKnown || !profile?.online ? profile : { ...profile, online: false }),
    [isKnown, profile],
  );
}
