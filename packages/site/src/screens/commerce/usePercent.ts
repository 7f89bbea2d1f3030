import { useTranslation } from 'react-i18next';

/** Returns a function that formats a percentage, such as 20, in the page's language. */
export function usePercent(): (percent: number) => string {
  const { language } = useTranslation().i18n;
  return (percent) => new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
}
