/** What one tab tells the others of the same member. */
export interface TabChannel<M> {
  /** Sends to every other tab. */
  post: (message: M) => void;
  /** Runs `lead` in exactly one tab at a time; another tab takes over when it ends. */
  runAsLeader: (runAsLeader: (signal: AbortSignal) => Promise<void>) => void;
  /** Does work unless another tab is at it at this moment; answers null then. */
  tryExclusive: <T>(work: () => Promise<T>) => Promise<T | null>;
  stop: () => void;
}

/** Joins the tabs that share `name`; a browser without locks or channels does everything by itself. */
export function joinTabChannel<M>(name: string, onMessage: (message: M) => void): TabChannel<M> {
  const stopping = new AbortController();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  channel?.addEventListener('message', ({ data }) => onMessage(data as M));
  const locks = globalThis.navigator?.locks;
  /** Works while the lock is held, and is told whether it is; where locks are missing or refused as if it were. */
  const withLock = async <T>(
    lock: string,
    options: LockOptions,
    work: (isHeld: boolean) => Promise<T>,
  ): Promise<T> => {
    let hasBegun = false;
    try {
      if (!locks) return await work(true);
      return await locks.request(lock, options, async (held) => {
        hasBegun = true;
        return work(held !== null);
      });
    } catch (error) {
      // A sandboxed frame, or one of another site, has locks and is refused them.
      if (!locks || hasBegun || stopping.signal.aborted) throw error;
      return work(true);
    }
  };
  return {
    post: (message) => {
      // A closed channel would throw at what comes to its end after the page has left.
      if (!stopping.signal.aborted) channel?.postMessage(message);
    },
    runAsLeader: (lead) => {
      const { signal } = stopping;
      // It fails only because this tab stops waiting for it.
      withLock(name, { signal }, () => lead(signal)).catch(() => undefined);
    },
    tryExclusive: (work) =>
      withLock(`${name}-turn`, { ifAvailable: true }, async (isHeld) => (isHeld ? work() : null)),
    stop: () => {
      stopping.abort();
      channel?.close();
    },
  };
}
