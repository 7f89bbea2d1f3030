import { formatLocaleFor, type LocaleCode } from '@meetcute/i18n';
import type { Member } from '../modules/members/members.table.ts';

/** How a mail's reader reads dates and amounts. */
export interface Reader {
  /** Tag for `Intl`: the language of the mail in the region of the reader. */
  formatLocale: string;
  /** IANA time zone of the member; UTC for someone without an account. */
  timezone: string;
}

/** Returns how a member reads dates and amounts. No browser is there to ask, so the region is the member's country. */
export const describeReader = (
  { country, timezone }: Pick<Member, 'country' | 'timezone'>,
  locale: LocaleCode,
): Reader => ({ formatLocale: formatLocaleFor(locale, [`${locale}-${country ?? ''}`]), timezone });

/** Returns a date with its time for a mail, on the reader's clock and with the name of its time zone. */
export const moment = (date: Date, { formatLocale, timezone }: Reader): string =>
  new Intl.DateTimeFormat(formatLocale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  }).format(date);

/** Returns a date for a mail, on the reader's calendar. */
export const day = (date: Date, { formatLocale, timezone }: Reader): string =>
  new Intl.DateTimeFormat(formatLocale, { dateStyle: 'long', timeZone: timezone }).format(date);
