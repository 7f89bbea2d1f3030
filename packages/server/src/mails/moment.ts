/** Language and place of a mail's reader. */
export interface Reader {
  /** Language of the mail. */
  locale: string;
  /** IANA time zone of the member; UTC for someone without an account. */
  timezone: string;
}

/** Returns a date with its time for a mail, on the reader's clock and with the name of its time zone. */
export const moment = (date: Date, { locale, timezone }: Reader): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  }).format(date);

/** Returns a date for a mail, on the reader's calendar. */
export const day = (date: Date, { locale, timezone }: Reader): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone }).format(date);
