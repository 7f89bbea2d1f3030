import { useTranslation } from 'react-i18next';

/** Returns a function that formats an instant with its time to the second, as a confirmation needs it. */
export function useMoment(): (instant: string) => string {
  const { language } = useTranslation().i18n;
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  return (instant) => `${format.format(new Date(instant))} UTC`;
}
