const suffix = /^(.+)_(zero|one|two|few|many|other)$/;

/** Splits a catalogue key into the key used in code and its plural form: `newLikes_few` is `newLikes` and `few`. */
export function splitPlural(key: string): { readonly base: string; readonly form: string | null } {
  const match = suffix.exec(key);
  return match ? { base: match[1] ?? key, form: match[2] ?? null } : { base: key, form: null };
}

/** Returns the plural forms of a language from `Intl`, for example one, few, many and other in Polish. */
export const pluralForms = (locale: string): readonly string[] =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
