const suffix = /^(.+)_(zero|one|two|few|many|other)$/;

/** The key that code writes, and the plural form that a catalogue key adds to it: `newLikes_few` is `newLikes`, `few`. */
export function splitPlural(key: string): { readonly base: string; readonly form: string | null } {
  const match = suffix.exec(key);
  return match ? { base: match[1] ?? key, form: match[2] ?? null } : { base: key, form: null };
}

/** The plural forms that a language tells apart, by the platform's data: Polish one, few, many and other. */
export const pluralForms = (locale: string): readonly string[] =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
