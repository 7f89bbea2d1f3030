import type { LocalNow } from '@meetcute/core';
import { useSyncExternalStore } from 'react';
import { useMeetcute } from '../provider/context.ts';
import { useNow } from './useNow.ts';

const never = () => () => undefined;

/**
 * Returns the reader's IANA time zone: that of the browser. The server, and the first render in the browser, use the one
 * that an earlier page has stored, so that both render the same.
 */
export function useTimeZone(): string {
  const { ports, timeZone } = useMeetcute();
  return useSyncExternalStore(never, ports.timeZone, () => timeZone);
}

/** Returns the current time with the reader's time zone, for ages and calendar days. Renders again each minute. */
export function useLocalNow(): LocalNow {
  const now = useNow();
  return { now, zone: useTimeZone() };
}
