import type { Money } from '@meetcute/contract';
import { formatMoney } from '@meetcute/i18n';
import { useTranslation } from 'react-i18next';

/** Returns a function that formats an amount of money in the page's language. */
export function useMoney(): (money: Money) => string {
  const { language } = useTranslation().i18n;
  return ({ amount, currency }) => formatMoney(amount, currency, language);
}
