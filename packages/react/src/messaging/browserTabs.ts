import type { OutboxClock, NetworkStatus, OutboxTabMessage, OutboxTabs } from '@meetcute/client';

/** Queues work within this tab, for browsers without locks. The server stores each message only once anyway. */
function createQueue() {
  let last = Promise.resolve();
  return (run: () => Promise<void>): Promise<void> => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * Connects the tabs that share `name` through the browser's locks and channels. A lock lasts for one run, not for the
 * lifetime of the tab.
 */
export function browserTabs<A>(name: Promise<string>): OutboxTabs<A> {
  const queue = createQueue();
  const channel = name.then((known) =>
    'BroadcastChannel' in globalThis ? new BroadcastChannel(known) : null,
  );
  let isClosed = false;
  return {
    withLock: async (run, signal) => {
      const { locks } = globalThis.navigator;
      let hasBegun = false;
      const begin = () => {
        hasBegun = true;
        return run();
      };
      try {
        if (locks) await locks.request(await name, { signal }, begin);
      } catch (error) {
        // A cross-site frame has the locks API but is refused access.
        if (hasBegun || signal.aborted) throw error;
      }
      if (!hasBegun) await queue(begin);
    },
    post: (message) => void channel.then((open) => (isClosed ? undefined : open?.postMessage(message))),
    subscribe: (onMessage) => {
      const listener = ({ data }: MessageEvent) => onMessage(data as OutboxTabMessage<A>);
      void channel.then((open) => open?.addEventListener('message', listener));
      return () => {
        isClosed = true;
        void channel.then((open) => open?.close());
      };
    },
  };
}

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
