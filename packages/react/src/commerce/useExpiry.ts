import { useEffect, useState } from 'react';
import { usePorts } from '../provider/context.ts';

/** Longest delay of a browser's timer, in ms. */
const LONGEST_DELAY = 2 ** 31 - 1;

/** Returns the current time, and renders again whenever one of some moments has passed. They are ISO instants. */
export function useExpiry(moments: readonly string[]): Date {
  const { now } = usePorts();
  const [, setPassed] = useState<number | null>(null);
  const time = now().getTime();
  const next = Math.min(...moments.map((each) => Date.parse(each)).filter((each) => each > time));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return undefined;
    const left = next - now().getTime();
    const timer = setTimeout(() => setPassed(next), Math.min(Math.max(left, 0) + 1, LONGEST_DELAY));
    return () => clearTimeout(timer);
  }, [next, now]);
  return now();
}
