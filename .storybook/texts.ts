import { createI18n, pseudoMessages } from '@meetcute/i18n';
import type { LocaleMessages, MessageTree } from '@meetcute/i18n';
import type { Look } from './toolbar.ts';

const files = import.meta.glob<MessageTree>('../packages/i18n/src/locales/*/*.json', { import: 'default' });

/** All namespaces of one language, read from the catalogue's own files. */
async function messagesOf(language: string): Promise<LocaleMessages> {
  const ofLanguage = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  const read = ofLanguage.map(async ([path, load]) => {
    const namespace = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
    return [namespace, await load()] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** The texts of a language, or English made longer for the pseudo-language, ready before the story is drawn. */
export async function textsFor(language: Look['language']) {
  if (language === 'pseudo') {
    return createI18n({ locale: 'pseudo', messages: pseudoMessages(await messagesOf('en')) });
  }
  const [messages, fallback] = await Promise.all([messagesOf(language), messagesOf('en')]);
  return createI18n({ locale: language, messages, fallback });
}
