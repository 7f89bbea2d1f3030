import { createInstance, type i18n } from 'i18next';
import { defaultLocale, type LocaleCode } from './locales.ts';
import type { LocaleMessages } from './messages.ts';
import { pseudoLocale } from './pseudo.ts';
import { warn } from './warn.ts';

/** A language that `createI18n` can speak: one of the seven, or the pseudo-language of design work. */
export type SpokenLocale = LocaleCode | typeof pseudoLocale.code;

/** What `createI18n` needs. */
export interface I18nOptions {
  readonly locale: SpokenLocale;
  /** Texts of `locale` by namespace, as `catalogue()` and `loadMessages()` give them. */
  readonly messages: LocaleMessages;
  /** English texts to fall back on; without them a missing text shows its key. */
  readonly fallback?: LocaleMessages;
  /** Namespaces to know; default: all that `messages` holds. */
  readonly namespaces?: readonly string[];
  /** Told of every missing text and missing value; default: `console.warn`. */
  readonly log?: (message: string) => void;
}

/** The tag under which a language is known to i18next, `Intl` and `lang`. */
const tagOf = (locale: SpokenLocale) => (locale === pseudoLocale.code ? pseudoLocale.iso : locale);

/**
 * An i18next instance that is ready at once, on a server and in a browser alike; hand it to `I18nextProvider`.
 * Every request gets its own, so that two visitors never share a language. Values are not escaped: React does that.
 */
export function createI18n({ locale, messages, fallback, namespaces, log = warn }: I18nOptions): i18n {
  const tag = tagOf(locale);
  const instance = createInstance();
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
      log(
        `i18n: no text for '${key}' in namespace '${namespace}' (${tag}). Add it to locales/*/${namespace}.json.`,
      );
    },
    missingInterpolationHandler: (text, match: unknown) => {
      const placeholder = Array.isArray(match) ? String(match[0]) : '';
      log(`i18n: '${text}' got no value for ${placeholder}. Pass it to t().`);
      return '';
    },
  });
  return instance;
}
