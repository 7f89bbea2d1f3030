/** Connection between the tabs of one member. */
export interface TabChannel<M> {
  /** Sends a message to every other tab. */
  post: (message: M) => void;
  /** Runs `lead` in exactly one tab at a time; another tab takes over when it ends. */
  runAsLeader: (lead: (signal: AbortSignal) => Promise<void>) => void;
  /** Runs `work` unless another tab is running it; resolves with null in that case. */
  tryExclusive: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Leaves the channel and gives up leadership. */
  stop: () => void;
}

/** Joins the tabs that share `name`. Without locks or channels in the browser, each tab works on its own. */
export function joinTabChannel<M>(name: string, onMessage: (message: M) => void): TabChannel<M> {
  const stopping = new AbortController();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  channel?.addEventListener('message', ({ data }) => onMessage(data as M));
  const locks = globalThis.navigator?.locks;
  /** Runs `work` with a lock and passes whether it was granted. Missing or refused locks count as granted. */
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
      // A sandboxed or cross-site frame has the locks API but is refused access.
      if (!locks || hasBegun || stopping.signal.aborted) throw error;
      return work(true);
    }
  };
  return {
    post: (message) => {
      // Work that ends after the channel is closed must not throw.
      if (!stopping.signal.aborted) channel?.postMessage(message);
    },
    runAsLeader: (lead) => {
      const { signal } = stopping;
      // Rejects only when this tab stops waiting for the lock.
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
