import type { i18n } from 'i18next';
import { setFormatLocale } from './format-locale.ts';
import { loadMessages, type LoadOptions } from './load-messages.ts';
import { isLocaleCode, type LocaleCode } from './locales.ts';
import { formatLocaleFor } from './visitor-locale.ts';

/**
 * Loads a language and switches an instance to it, with the region of the browser for its formats. Resolves with false,
 * without a change, when loading fails.
 */
export async function switchLocale(
  instance: i18n,
  locale: LocaleCode,
  options: LoadOptions,
): Promise<boolean> {
  if (!isLocaleCode(locale)) return false;
  const messages = await loadMessages(locale, options);
  if (!messages) return false;
  for (const [namespace, tree] of Object.entries(messages)) {
    instance.addResourceBundle(locale, namespace, tree, true, true);
  }
  setFormatLocale(instance, formatLocaleFor(locale, globalThis.navigator?.languages));
  await instance.changeLanguage(locale);
  return true;
}
