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

/** A country's name in a language, from the platform's own data; the code itself where there is none. */
export function countryName(country: string, locale: string): string {
  return /^[A-Za-z]{2}$/.test(country) ? (displayNames(locale, 'region').of(country) ?? country) : country;
}

/** A language's name in another language; the code itself where there is none. */
export function languageName(language: string, locale: string): string {
  return /^[A-Za-z]{2,3}$/.test(language)
    ? (displayNames(locale, 'language').of(language) ?? language)
    : language;
}

/** An amount in the minor unit of its currency (cents), written as the language writes money. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
