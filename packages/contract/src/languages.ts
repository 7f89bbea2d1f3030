/**
 * Codes of the supported languages, in the order of the language switcher: the only list of them. An entry of its own,
 * because what needs the languages alone must not load the schemas.
 */
export const LANGUAGES = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl'] as const;

/** Code of a supported language. */
export type Language = (typeof LANGUAGES)[number];
