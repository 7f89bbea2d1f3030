import { useEffect, useState } from 'react';
import { usePorts } from '../provider/context.ts';

/** Longest delay of a browser's timer, in ms. */
const LONGEST_DELAY = 2 ** 31 - 1;

/** Returns the current time, and renders again when a moment has passed. `until` is an ISO instant, or null for never. */
export function useExpiry(until: string | null): Date {
  const { now } = usePorts();
  const [, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return undefined;
    const left = Date.parse(until) - now().getTime();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setPassed(until), Math.min(left + 1, LONGEST_DELAY));
    return () => clearTimeout(timer);
  }, [until, now]);
  return now();
}
