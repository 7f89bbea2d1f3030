import { openChannel } from './tab-channel.ts';

/** Messages and locks of the tabs of one browser that use the same name. */
export interface Tabs<M> {
  /** Posts a message to all other tabs. Ignored after `close`. */
  readonly post: (message: M) => void;
  /** Calls `onMessage` with messages of other tabs. Returns an unsubscribe function. */
  readonly subscribe: (onMessage: (message: M) => void) => () => void;
  /** Runs `run` when no other tab has the lock; rejects without running it if `signal` aborts first. */
  readonly withLock: <T>(run: () => Promise<T>, signal: AbortSignal) => Promise<T>;
  /** Runs `run` unless another tab is inside its own `tryLock`; resolves with null in that case. */
  readonly tryLock: <T>(run: () => Promise<T>) => Promise<T | null>;
  /** Leaves the other tabs. A lock is released by the end of its run only. */
  readonly close: () => void;
}

/** Runs work of this tab one at a time, for browsers without locks. Work that is aborted while it waits does not run. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> =>
    new Promise((resolve, reject) => {
      const abort = () => reject(signal.reason);
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      const turn = last.then(() => {
        signal.removeEventListener('abort', abort);
        signal.throwIfAborted();
        return run();
      });
      last = turn.then(resolve, reject);
    });
}

/** Requests a lock, or runs `otherwise` when the browser has none or refuses access to it. */
async function requestLock<T>(
  name: string,
  options: LockOptions,
  run: (isHeld: boolean) => Promise<T>,
  otherwise: () => Promise<T>,
): Promise<T> {
  const locks = globalThis.navigator?.locks;
  let hasBegun = false;
  try {
    if (locks)
      return await locks.request(name, options, (lock) => {
        hasBegun = true;
        return run(lock !== null);
      });
  } catch (error) {
    // A sandboxed or cross-site frame has the locks API but is refused access.
    if (hasBegun) throw error;
    options.signal?.throwIfAborted();
  }
  return otherwise();
}

/**
 * Connects the tabs that share `name` through the browser's channels and locks. Without them, each tab works on its
 * own.
 */
export function openTabs<M>(name: string | Promise<string>): Tabs<M> {
  // A known name opens the channel at once, so that no message is missed.
  const channel = typeof name === 'string' ? Promise.resolve(openChannel(name)) : name.then(openChannel);
  const queue = createQueue();
  let isClosed = false;
  return {
    post: (message) => {
      if (!isClosed) void channel.then((open) => open?.postMessage(message));
    },
    subscribe: (onMessage) => {
      const listener = ({ data }: MessageEvent) => onMessage(data as M);
      void channel.then((open) => open?.addEventListener('message', listener));
      return () => void channel.then((open) => open?.removeEventListener('message', listener));
    },
    withLock: async (run, signal) => requestLock(await name, { signal }, run, () => queue(run, signal)),
    tryLock: async (run) =>
      requestLock(
        `${await name}-turn`,
        { ifAvailable: true },
        async (isHeld) => (isHeld ? run() : null),
        run,
      ),
    close: () => {
      isClosed = true;
      void channel.then((open) => open?.close());
    },
  };
}
