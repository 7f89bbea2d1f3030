import { useLayoutEffect, useState } from 'react';

/** Reason an image failed to load: deleted on the server, or no connection. */
export type Failure = 'gone' | 'offline';

/**
 * Returns the reason an image failed to load, null without one, and the error handler to attach. Resets an `offline`
 * failure when the connection returns, so that the image loads again.
 */
export function useFailure(): readonly [failure: Failure | null, onFailed: () => void] {
  const [failure, setFailure] = useState<Failure | null>(null);
  // A layout effect subscribes before the next paint, so that no `online` event is missed.
  useLayoutEffect(() => {
    if (failure !== 'offline') return undefined;
    const again = () => setFailure(null);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failure]);
  return [failure, () => setFailure(navigator.onLine ? 'gone' : 'offline')];
}
