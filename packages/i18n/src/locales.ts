import { LANGUAGES, type Language } from '@meetcute/contract/languages';

/** Language of the product: `code` on the wire, `iso` for `lang` and `Intl`, `gifLocale` for a GIF search. */
export interface LocaleDefinition<Code extends string = string> {
  readonly code: Code;
  readonly iso: string;
  readonly gifLocale: string;
}

/** Code of one of the languages of the contract. */
export type LocaleCode = Language;

/** Language codes, in the order of the language switcher. */
export const localeCodes: readonly LocaleCode[] = LANGUAGES;

/** Tags for `lang` and `Intl`, with the country whose formats a language has without a visitor's own. */
const isoTags: Readonly<Record<LocaleCode, string>> = {
  en: 'en-US',
  nl: 'nl-NL',
  de: 'de-DE',
  it: 'it-IT',
  fr: 'fr-FR',
  es: 'es-ES',
  pl: 'pl-PL',
};

/** Returns the definition of a language code. */
export const localeOf = (code: LocaleCode): LocaleDefinition<LocaleCode> => ({
  code,
  iso: isoTags[code],
  gifLocale: code,
});

/** The languages, in the order of the language switcher (spec: locale.iso-codes). */
export const locales: readonly LocaleDefinition<LocaleCode>[] = /* @__PURE__ */ LANGUAGES.map(localeOf);

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
