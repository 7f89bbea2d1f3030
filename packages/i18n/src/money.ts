import { minorDigits, writeAmount } from '@meetcute/contract';

/**
 * Formats an amount in the minor unit of its currency (cents) for a language, with the decimals that the contract
 * defines. An amount in a malformed currency has its code behind it, so that stored data cannot break a page.
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const digits = minorDigits(currency);
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const value = writeAmount({ amount, currency });
  return /^[A-Za-z]{3}$/.test(currency)
    ? new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals }).format(value)
    : `${new Intl.NumberFormat(locale, decimals).format(value)} ${currency}`.trim();
}
