import { useFormatLocale } from '@meetcute/react';

/** Returns a function that formats a percentage, such as 20, for the page's language and the visitor's region. */
export function usePercent(): (percent: number) => string {
  const locale = useFormatLocale();
  return (percent) => new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
}
