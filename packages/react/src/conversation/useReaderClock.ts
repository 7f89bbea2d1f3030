import { utcOffset, type UtcOffset } from '@meetcute/core';
import { useCallback } from 'react';
import { useTimeZone } from '../clock/useTimeZone.ts';

/** Returns the reader's UTC offset and IANA time zone. */
export function useReaderClock(): { offset: UtcOffset; timeZone: string } {
  const timeZone = useTimeZone();
  const offset = useCallback<UtcOffset>((instant) => utcOffset(instant, timeZone), [timeZone]);
  return { offset, timeZone };
}
