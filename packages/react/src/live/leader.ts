/** What one tab tells the others of the same member. */
export interface Tabs<M> {
  /** Sends to every other tab. */
  tell: (message: M) => void;
  /** Runs `lead` in exactly one tab at a time; another tab takes over when it ends. */
  lead: (lead: (signal: AbortSignal) => Promise<void>) => void;
  stop: () => void;
}

/** Joins the tabs that share `name`; a browser without locks or channels leads by itself. */
export function joinTabs<M>(name: string, onMessage: (message: M) => void): Tabs<M> {
  const stopping = new AbortController();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  channel?.addEventListener('message', ({ data }) => onMessage(data as M));
  return {
    tell: (message) => channel?.postMessage(message),
    lead: (lead) => {
      const { signal } = stopping;
      const locks = globalThis.navigator?.locks;
      const run = () => lead(signal);
      // The lock is refused only when this tab stops waiting for it.
      if (locks) locks.request(name, { signal }, run).catch(() => undefined);
      else void run();
    },
    stop: () => {
      stopping.abort();
      channel?.close();
    },
  };
}
