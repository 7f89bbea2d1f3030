import type { UtcOffset } from '@meetcute/core';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const utc: UtcOffset = () => 0;
const local: UtcOffset = (at) => -at.getTimezoneOffset();

/** The reader's clock; UTC on the server and while the page starts, because the server can't know it. */
export function useReaderClock(): { offset: UtcOffset; timeZone: string | undefined } {
  const isLocal = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isLocal ? { offset: local, timeZone: undefined } : { offset: utc, timeZone: 'UTC' };
}
