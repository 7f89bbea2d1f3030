/** Passes values on, not all of them. */
export interface Throttled<T> {
  call: (value: T) => void;
  /** Passes on at once what still waits. */
  flush: () => void;
}

/** Passes the first value on at once and, `pause` milliseconds after one was passed on, the last of those that came since. */
export function throttle<T>(pass: (value: T) => void, pause: number): Throttled<T> {
  let waiting: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    timer = setTimeout(flush, pause);
    pass(value);
  };
  return {
    call: (value) => {
      waiting = { value };
      if (timer === undefined) flush();
    },
    flush,
  };
}
