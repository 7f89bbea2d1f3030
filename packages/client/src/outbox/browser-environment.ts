import type { NetworkStatus, Outbox, OutboxClock } from './types.ts';

/** Clock and timers of the browser. `now` is monotonic, `date` is the wall clock; both in milliseconds. */
export const browserClock: OutboxClock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Network status as the browser reports it. */
export const browserNetwork: NetworkStatus = {
  isOnline: () => navigator.onLine,
  subscribe: (onChange) => {
    addEventListener('online', onChange);
    addEventListener('offline', onChange);
    return () => {
      removeEventListener('online', onChange);
      removeEventListener('offline', onChange);
    };
  },
};

/** Sends pending messages when the page becomes visible or is restored from the back/forward cache. Returns an unsubscribe function. */
export function flushOnPageReturn(outbox: Pick<Outbox, 'flush'>): () => void {
  const check = () => {
    if (document.visibilityState === 'visible') outbox.flush();
  };
  document.addEventListener('visibilitychange', check);
  addEventListener('pageshow', check);
  return () => {
    document.removeEventListener('visibilitychange', check);
    removeEventListener('pageshow', check);
  };
}
