/** Whether anybody could see what a page asks for. */
export interface Presence {
  /** Whether the page is on screen and the browser believes to have a network. */
  readonly isActive: () => boolean;
  /** Calls `onChange` whenever that may have changed, until the answer is called. */
  readonly subscribe: (onChange: () => void) => () => void;
}

// Where nothing is known of the network, it counts as there.
const isOffline = () => 'onLine' in globalThis.navigator && !globalThis.navigator.onLine;

/** The browser's own knowledge; where there is no document, the page counts as seen. */
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
