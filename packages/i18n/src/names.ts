type NameKind = 'region' | 'language';

const namesByLocale = new Map<string, Intl.DisplayNames>();

function displayNames(locale: string, type: NameKind): Intl.DisplayNames {
  const key = `${type} ${locale}`;
  const cachedNames = namesByLocale.get(key);
  if (cachedNames) return cachedNames;
  const newNames = new Intl.DisplayNames([locale], { type, fallback: 'code' });
  namesByLocale.set(key, newNames);
  return newNames;
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
