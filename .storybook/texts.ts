import { createI18n, isLocaleCode, pseudoMessages } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import type { i18n } from 'i18next';
import type { ToolbarGlobals } from './toolbar.ts';

/** Resolves with an i18n instance for a language, or lengthened English for the pseudo-language. */
export async function textsFor(language: ToolbarGlobals['language']): Promise<i18n> {
  if (language === 'pseudo') {
    return createI18n({ locale: 'pseudo', messages: pseudoMessages(await catalogue('en')) });
  }
  return createI18n({ locale: language, messages: await catalogue(language) });
}

/** Switches the language of a story without a host that serves messages. */
export async function setTexts(texts: i18n, language: string): Promise<void> {
  if (!isLocaleCode(language)) return;
  for (const [namespace, tree] of Object.entries(await catalogue(language))) {
    texts.addResourceBundle(language, namespace, tree, true, true);
  }
  await texts.changeLanguage(language);
}
