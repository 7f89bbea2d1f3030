import { useFormatLocale, useTimeZone } from '@meetcute/react';

/** Returns a function that formats an instant with its time and the name of the time zone, as a confirmation needs it. */
export function useMoment(): (instant: string) => string {
  const format = new Intl.DateTimeFormat(useFormatLocale(), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: useTimeZone(),
    timeZoneName: 'short',
  });
  return (instant) => format.format(new Date(instant));
}
