import { useLayoutEffect, useState } from 'react';

/** Why a picture could not be loaded. */
export type Failure = 'gone' | 'offline';

/**
 * Why a picture could not be loaded, null while it can, and what to call when it fails. What could not be had offline can be
 * asked for again as soon as there is a connection, and is null from then on.
 */
export function useFailure(): readonly [failure: Failure | null, onFailed: () => void] {
  const [failure, setFailure] = useState<Failure | null>(null);
  // As soon as it is said, so that no return of the network is missed.
  useLayoutEffect(() => {
    if (failure !== 'offline') return undefined;
    const again = () => setFailure(null);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failure]);
  return [failure, () => setFailure(navigator.onLine ? 'gone' : 'offline')];
}
