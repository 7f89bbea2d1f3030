import { withoutLanguage } from '@meetcute/core';
import { isLocaleCode, switchLocale, type LocaleCode } from '@meetcute/i18n';
import type { i18n } from 'i18next';

/** Changes the language of the page. Resolves with the language, null when its texts could not be loaded. */
export async function changeLocale(
  instance: i18n,
  locale: string,
  buildId: string,
): Promise<LocaleCode | null> {
  if (!isLocaleCode(locale) || !(await switchLocale(instance, locale, { buildId }))) return null;
  document.documentElement.lang = locale;
  // An address that names another language would win over the choice at the next load.
  const address = `${location.pathname}${location.search}`;
  const plainAddress = withoutLanguage(address);
  if (plainAddress !== address) history.replaceState(history.state, '', plainAddress + location.hash);
  return locale;
}
