import type { UtcOffset } from '@meetcute/core';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const utc: UtcOffset = () => 0;
const local: UtcOffset = (at) => -at.getTimezoneOffset();

/**
 * Returns the reader's UTC offset and IANA time zone; `timeZone` is undefined for the browser's own. Both are UTC on the
 * server and during hydration, because the server does not know the reader's zone.
 */
export function useReaderClock(): { offset: UtcOffset; timeZone: string | undefined } {
  const isLocal = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isLocal ? { offset: local, timeZone: undefined } : { offset: utc, timeZone: 'UTC' };
}
