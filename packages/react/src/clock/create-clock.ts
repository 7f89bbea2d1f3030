/** Longest time in ms between two reads of the clock, so that a clock that was set is noticed. */
const MAX_WAIT_MS = 60_000;

/** Returns the next moment after `now` at which something changes, in ms since the epoch; infinite for none. */
export type NextChange = (now: number) => number;

/** The passing of time, as one timer for everything on a page that depends on it. */
export interface Clock {
  /**
   * Calls `onChange` when the moment has come, when the page is shown again, and at least once a minute. Returns an
   * unsubscribe function.
   */
  subscribe(next: NextChange, onChange: () => void): () => void;
}

/** Visibility of a page. Browsers slow or stop the timers of a hidden one. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Calls back when the page is hidden, shown, or taken from the browser's memory of pages. */
  subscribe(onChange: () => void): () => void;
}

const browserPage: PageVisibility = {
  isHidden: () => document.visibilityState === 'hidden',
  subscribe(onChange) {
    document.addEventListener('visibilitychange', onChange);
    addEventListener('pageshow', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      removeEventListener('pageshow', onChange);
    };
  },
};

/** Creates a clock that starts with its first subscriber and stops without any, and while the page is hidden. */
export function createClock(now: () => Date, page: PageVisibility = browserPage): Clock {
  const subscribers = new Map<() => void, NextChange>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;

  const schedule = () => {
    clearTimeout(timer);
    timer = undefined;
    if (subscribers.size === 0 || page.isHidden()) return;
    const time = now().getTime();
    const moments = [...subscribers.values()].map((next) => next(time));
    const wait = Math.min(...moments, time + MAX_WAIT_MS) - time;
    timer = setTimeout(tick, Math.max(wait, 1));
  };
  const tick = () => {
    for (const onChange of subscribers.keys()) onChange();
    schedule();
  };
  const onVisibility = () => {
    if (page.isHidden()) schedule();
    else tick();
  };

  return {
    subscribe(next, onChange) {
      const key = () => onChange();
      subscribers.set(key, next);
      stopWatching ??= page.subscribe(onVisibility);
      schedule();
      return () => {
        subscribers.delete(key);
        schedule();
        if (subscribers.size > 0) return;
        stopWatching?.();
        stopWatching = undefined;
      };
    },
  };
}
