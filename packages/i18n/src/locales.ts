/** Language of the product: `code` on the wire, `iso` for `lang` and `Intl`, `gifLocale` for a GIF search. */
export interface LocaleDefinition {
  readonly code: string;
  readonly iso: string;
  readonly gifLocale: string;
}

/** The seven languages, in the order of the language switcher (spec: locale.iso-codes). */
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

/** Language codes, in the order of `locales`. */
export const localeCodes: readonly LocaleCode[] = locales.map((locale) => locale.code);

/** Fallback when neither cookie nor browser has a supported language (spec: locale.default-en). */
export const defaultLocale: LocaleCode = 'en';

/** Name of each language in that language, as shown in the language switcher. */
export const localeNames: Readonly<Record<LocaleCode, string>> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  pl: 'Polski',
};

/** Whether an unknown value is a supported language code. */
export const isLocaleCode = (value: unknown): value is LocaleCode =>
  localeCodes.some((code) => code === value);

/** Returns the definition of a language code. */
export const localeOf = (code: LocaleCode): LocaleDefinition =>
  locales.find((locale) => locale.code === code) ?? locales[0];
