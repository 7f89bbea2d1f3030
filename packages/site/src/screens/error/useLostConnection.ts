import { useConnection } from '@meetcute/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidate } from '../../router/index.ts';

const subscribe = (onChange: () => void) => {
  addEventListener('offline', onChange);
  return () => removeEventListener('offline', onChange);
};

/**
 * Returns whether a page failed while the server can't be reached. Loads the page again as soon as the connection is
 * back, and returns true until it has loaded.
 */
export function useLostConnection(): boolean {
  const connection = useConnection();
  const revalidate = useRevalidate();
  const [isLoadedAgain, setLoadedAgain] = useState(false);
  // What the browser reports is known in the first render, so that no other error flashes.
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    if (connection === 'back') void revalidate().finally(() => setLoadedAgain(true));
  }, [connection, revalidate]);
  if (connection === 'back') return !isLoadedAgain;
  return connection !== 'online' || !isOnline;
}
