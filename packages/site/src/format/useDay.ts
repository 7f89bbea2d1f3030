import { useTranslation } from 'react-i18next';

/** Returns a function that formats an instant as a date in the language of the page. */
export function useDay(): (instant: string) => string {
  const { i18n } = useTranslation();
  // The mails name the same day.
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return (instant) => format.format(new Date(instant));
}
