/** Codes of the supported languages, in the order of the language switcher: the only list of them. */
export const LANGUAGES = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl'] as const;

/** Code of a supported language. */
export type Language = (typeof LANGUAGES)[number];
