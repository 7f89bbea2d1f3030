import type { OutboxClock, NetworkStatus } from '@meetcute/client';

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
