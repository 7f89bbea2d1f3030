import { useFormatLocale, useTimeZone } from '@meetcute/react';

/** Returns a function that formats an instant as a date of the reader's calendar, as the mails do. */
export function useDay(): (instant: string) => string {
  const format = new Intl.DateTimeFormat(useFormatLocale(), { dateStyle: 'long', timeZone: useTimeZone() });
  return (instant) => format.format(new Date(instant));
}
