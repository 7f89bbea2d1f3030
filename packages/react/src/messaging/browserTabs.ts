import type { OutboxClock, NetworkStatus, OutboxTabMessage, OutboxTabs } from '@meetcute/client';

/** Runs one thing after the other, where the browser can't tell its tabs apart: the server takes each message once anyway. */
function inTurn() {
  let last = Promise.resolve();
  return (run: () => Promise<void>): Promise<void> => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** The tabs that share `name`, through the browser's locks and channels. A lock is held for one run, never for life. */
export function browserTabs<A>(name: Promise<string>): OutboxTabs<A> {
  const alone = inTurn();
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
        // A frame of another site has locks and is refused them.
        if (hasBegun || signal.aborted) throw error;
      }
      if (!hasBegun) await alone(begin);
    },
    post: (news) => void channel.then((open) => (isClosed ? undefined : open?.postMessage(news))),
    subscribe: (onNews) => {
      const onMessage = ({ data }: MessageEvent) => onNews(data as OutboxTabMessage<A>);
      void channel.then((open) => open?.addEventListener('message', onMessage));
      return () => {
        isClosed = true;
        void channel.then((open) => open?.close());
      };
    },
  };
}

/** Time as the browser counts it, whatever its clock says. */
export const browserClock: OutboxClock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The network as the browser knows it. */
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
