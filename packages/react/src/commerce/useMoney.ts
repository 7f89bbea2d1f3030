import type { Money } from '@meetcute/contract';
import { formatMoney } from '@meetcute/i18n';
import { useFormatLocale } from '../format/useFormatLocale.ts';

/** Returns a function that formats an amount of money for the page's language and the visitor's region. */
export function useMoney(): (money: Money) => string {
  const locale = useFormatLocale();
  return ({ amount, currency }) => formatMoney(amount, currency, locale);
}
