export { localeCookie, localeCookieMaxAge, readLocaleCookie, serializeLocaleCookie } from './cookie.ts';
export { createI18n, type I18nOptions, type SpokenLocale } from './create-i18n.ts';
export { detectLocale, parseAcceptLanguage, type LocaleHints } from './detect.ts';
export { formatLocaleFor, formatLocaleOf } from './format-locale.ts';
export {
  developmentBuildId,
  loadMessages,
  messageLifetime,
  messagesPath,
  switchLocale,
  type LoadOptions,
  type MessageCache,
} from './load-messages.ts';
export {
  defaultLocale,
  isLocaleCode,
  localeCodes,
  localeNames,
  localeOf,
  locales,
  type LocaleCode,
  type LocaleDefinition,
} from './locales.ts';
export type { LocaleMessages, MessageTree } from './messages.ts';
export { countryName, formatMoney, languageName } from './names.ts';
export { pseudoLocale, pseudoMessages, pseudoText } from './pseudo.ts';
export type { Messages, Namespace } from './types.ts';
export { warn } from './warn.ts';
