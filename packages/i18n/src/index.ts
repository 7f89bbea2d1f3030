export { localeCookie, localeCookieMaxAge, readLocaleCookie, serializeLocaleCookie } from './cookie.ts';
export { createI18n, type I18nOptions, type SpokenLocale } from './create-i18n.ts';
export { detectLocale, parseAcceptLanguage, type LocaleHints } from './detect.ts';
export { formatLocaleOf } from './format-locale.ts';
export {
  developmentBuildId,
  loadMessages,
  messageLifetime,
  messagesPath,
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
export {
  flattenTree,
  type LocaleMessages,
  type Messages,
  type MessageTree,
  type Namespace,
} from './messages.ts';
export { formatMoney } from './money.ts';
export { countryName, languageName } from './names.ts';
export { mergeTexts, replaceTexts } from './own-texts/replace-texts.ts';
export type { OwnTextKey, OwnTexts } from './own-texts/types.ts';
export { pseudoLocale, pseudoMessages, pseudoText } from './pseudo.ts';
export { switchLocale } from './switch-locale.ts';
export { formatLocaleFor } from './visitor-locale.ts';
export { warn } from './warn.ts';
