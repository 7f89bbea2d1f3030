/** Throttled function. */
export interface Throttled<T> {
  /** Passes a value on, now or after the pause. */
  call: (value: T) => void;
  /** Passes a waiting value on at once. */
  flush: () => void;
}

/** Throttles a function: passes the first value at once, then at most the latest one every `pause` milliseconds. */
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
