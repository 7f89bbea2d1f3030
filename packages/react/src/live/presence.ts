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
