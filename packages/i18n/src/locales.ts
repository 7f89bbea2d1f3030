/** One language of the product: `code` names it on the wire, `iso` goes to `lang` and `Intl`, `gifLocale` to a GIF search. */
export interface LocaleDefinition {
  readonly code: string;
  readonly iso: string;
  readonly gifLocale: string;
}

/** The seven languages, in the order in which a chooser lists them (spec: locale.iso-codes). */
export const locales = [
  { code: 'en', iso: 'en-US', gifLocale: 'en' },
  { code: 'nl', iso: 'nl-NL', gifLocale: 'nl' },
  { code: 'de', iso: 'de-DE', gifLocale: 'de' },
  { code: 'it', iso: 'it-IT', gifLocale: 'it' },
  { code: 'fr', iso: 'fr-FR', gifLocale: 'fr' },
  { code: 'es', iso: 'es-ES', gifLocale: 'es' },
  { code: 'pl', iso: 'pl-PL', gifLocale: 'pl' },
] as const satisfies readonly LocaleDefinition[];

/** Code of one of the seven languages. */
export type LocaleCode = (typeof locales)[number]['code'];

/** The codes alone, in the order of `locales`. */
export const localeCodes: readonly LocaleCode[] = locales.map((locale) => locale.code);

/** Spoken when neither the cookie nor the browser names one of the seven (spec: locale.default-en). */
export const defaultLocale: LocaleCode = 'en';

/** What each language calls itself; a chooser shows these in every language alike. */
export const localeNames: Readonly<Record<LocaleCode, string>> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  pl: 'Polski',
};

/** Whether a value from outside is the code of one of the seven languages. */
export const isLocaleCode = (value: unknown): value is LocaleCode =>
  localeCodes.some((code) => code === value);

/** The definition behind a code. */
export const localeOf = (code: LocaleCode): LocaleDefinition =>
  locales.find((locale) => locale.code === code) ?? locales[0];
