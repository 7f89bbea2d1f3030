import { createInstance, type i18n } from 'i18next';
import { setFormatLocale } from './format-locale.ts';
import { addNumberFormat } from './number-format.ts';
import { defaultLocale, type LocaleCode } from './locales.ts';
import type { LocaleMessages } from './messages.ts';
import { pseudoLocale } from './pseudo.ts';
import { warn } from './warn.ts';

/** Language of an i18n instance: one of the seven, or the pseudo-language for design work. */
export type SpokenLocale = LocaleCode | typeof pseudoLocale.code;

/** Options of `createI18n`. */
export interface I18nOptions {
  /** Language of the instance. */
  readonly locale: SpokenLocale;
  /** Tag for dates, times and numbers, from `formatLocaleFor`. Default: that of the language's own country. */
  readonly formatLocale?: string;
  /** Texts of `locale` by namespace, as returned by `catalogue()` and `loadMessages()`. */
  readonly messages: LocaleMessages;
  /** English texts for missing ones. Default: none, a missing text shows its key. */
  readonly fallback?: LocaleMessages;
  /** Known namespaces. Default: all of `messages`. */
  readonly namespaces?: readonly string[];
  /** Called once for a missing text, and for every missing value. Default: `console.warn`. */
  readonly log?: (message: string) => void;
}

/** Returns the BCP 47 tag for i18next, `Intl` and `lang`. */
const tagOf = (locale: SpokenLocale) => (locale === pseudoLocale.code ? pseudoLocale.iso : locale);

/**
 * Creates an i18next instance that is ready synchronously, on the server and in the browser; pass it to `I18nextProvider`.
 * Visitors of different languages need one each. Values are not escaped, because React does that.
 */
export function createI18n({
  locale,
  formatLocale,
  messages,
  fallback,
  namespaces,
  log = warn,
}: I18nOptions): i18n {
  const tag = tagOf(locale);
  const instance = createInstance();
  const loggedKeys = new Set<string>();
  void instance.init({
    lng: tag,
    fallbackLng: defaultLocale,
    load: 'currentOnly',
    initAsync: false,
    resources: { ...(fallback && { [defaultLocale]: fallback }), [tag]: messages },
    ns: [...(namespaces ?? Object.keys(messages))],
    defaultNS: 'common',
    returnNull: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      // Every render asks again.
      if (loggedKeys.has(`${namespace}:${key}`)) return;
      loggedKeys.add(`${namespace}:${key}`);
      log(
        instance.hasResourceBundle(tag, namespace)
          ? `i18n: no text for '${key}' in namespace '${namespace}' (${tag}). Add it to locales/*/${namespace}.json.`
          : `i18n: the namespace '${namespace}' has no texts (${tag}), so '${key}' is shown as it is. ` +
              "Pass the namespace to createI18n, with the others of catalogue() from '@meetcute/i18n/catalogues'.",
      );
    },
    missingInterpolationHandler: (text, match: unknown) => {
      const placeholder = Array.isArray(match) ? String(match[0]) : '';
      log(`i18n: '${text}' has no value for ${placeholder}. Pass it to t().`);
      return '';
    },
  });
  if (formatLocale) setFormatLocale(instance, formatLocale);
  addNumberFormat(instance);
  return instance;
}
