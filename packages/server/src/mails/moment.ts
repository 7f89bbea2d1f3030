/** Returns a date with its time for a mail, in UTC because the server does not know where the reader is. */
export const moment = (date: Date, locale: string): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' }).format(date)} UTC`;
