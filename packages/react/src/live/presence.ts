/** Source of the page's visibility and network state. */
export interface Presence {
  /** Whether the page is visible and the browser reports a network. */
  readonly isActive: () => boolean;
  /** Calls `onChange` whenever `isActive` may have changed. Returns an unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
}

// An environment without `navigator.onLine` counts as online.
const isOffline = () => 'onLine' in globalThis.navigator && !globalThis.navigator.onLine;

/** Presence from the browser's visibility and network events. Without a document the page counts as visible. */
export const browserPresence: Presence = {
  isActive: () => globalThis.document?.visibilityState !== 'hidden' && !isOffline(),
  subscribe: (onChange) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    globalThis.document?.addEventListener('visibilitychange', onChange, { signal });
    for (const type of ['online', 'offline']) globalThis.addEventListener?.(type, onChange, { signal });
    return () => stopping.abort();
  },
};

/**
 * Calls `open` now, and again each time the browser restores the page from its back/forward cache. The signal of a call
 * aborts when the page is left. Returns a function that aborts it for good.
 *
 * A connection, a lock or a channel would keep the page out of that cache, or drop it with the next message.
 */
export function whileShown(open: (signal: AbortSignal) => void): () => void {
  const ending = new AbortController();
  let current = new AbortController();
  const onHide = () => current.abort();
  const onShow = () => {
    if (!current.signal.aborted) return;
    current = new AbortController();
    open(current.signal);
  };
  globalThis.addEventListener?.('pagehide', onHide, ending);
  globalThis.addEventListener?.('pageshow', onShow, ending);
  open(current.signal);
  return () => {
    ending.abort();
    onHide();
  };
}
