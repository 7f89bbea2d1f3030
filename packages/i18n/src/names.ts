import { minorDigits, writeAmount } from '@meetcute/contract';

type NameKind = 'region' | 'language';

const namesByLocale = new Map<string, Intl.DisplayNames>();

function displayNames(locale: string, type: NameKind): Intl.DisplayNames {
  const key = `${type} ${locale}`;
  const known = namesByLocale.get(key);
  if (known) return known;
  const created = new Intl.DisplayNames([locale], { type, fallback: 'code' });
  namesByLocale.set(key, created);
  return created;
}

/** Returns the name of a country in a language from `Intl`, or its code without a name. */
export function countryName(country: string, locale: string): string {
  return /^[A-Za-z]{2}$/.test(country) ? (displayNames(locale, 'region').of(country) ?? country) : country;
}

/** Returns the name of a language in another language from `Intl`, or its code without a name. */
export function languageName(language: string, locale: string): string {
  return /^[A-Za-z]{2,3}$/.test(language)
    ? (displayNames(locale, 'language').of(language) ?? language)
    : language;
}

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
