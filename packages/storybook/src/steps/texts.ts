import { createI18n, pseudoMessages, type SpokenLocale } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import type { i18n } from 'i18next';

const texts = new Map<SpokenLocale, i18n>();
let current: i18n | undefined;

async function loadTexts(language: SpokenLocale): Promise<i18n> {
  const messages = language === 'pseudo' ? pseudoMessages(await catalogue('en')) : await catalogue(language);
  return createI18n({ locale: language, messages });
}

/** Returns all texts of a language. Loads them once. */
export async function textsIn(language: SpokenLocale): Promise<i18n> {
  const known = texts.get(language) ?? (await loadTexts(language));
  texts.set(language, known);
  return known;
}

/** Makes `t` return texts of this language. Called before a story runs. */
export async function setStepLanguage(language: SpokenLocale): Promise<void> {
  current = await textsIn(language);
}

/** As Testing Library does with the texts that it searches. */
const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Returns a text in the language of the current story, with its white space as Testing Library compares it. Key and values
 * are those of i18next's `t`, as in `t('login:submit')`. Throws before the first story.
 */
export const t = ((...args: Parameters<i18n['t']>) => {
  if (!current) throw new Error('No story has a language yet. Call t() in a play function.');
  return collapse(current.t(...args));
}) as i18n['t'];
