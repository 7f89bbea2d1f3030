import {
  createI18n,
  formatLocaleOf,
  pseudoMessages,
  type LocaleMessages,
  type Namespace,
  type SpokenLocale,
} from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import type { i18n, ParseKeys } from 'i18next';

/** Key of a text that needs no values, with its namespace, such as 'login:submit'. */
export type TextKey = Extract<ParseKeys<readonly Namespace[]>, `${string}:${string}`>;

const texts = new Map<SpokenLocale, i18n>();
let current: i18n | undefined;

/** Resolves with the messages of a language, or with lengthened English for the pseudo-language. */
export const messagesIn = async (language: SpokenLocale): Promise<LocaleMessages> =>
  language === 'pseudo' ? pseudoMessages(await catalogue('en')) : catalogue(language);

/** Returns all texts of a language. Loads them once. */
export async function textsIn(language: SpokenLocale): Promise<i18n> {
  const languageTexts =
    texts.get(language) ?? createI18n({ locale: language, messages: await messagesIn(language) });
  texts.set(language, languageTexts);
  return languageTexts;
}

/** Makes `t` return texts of this language. Called before a story runs. */
export async function setStepLanguage(language: SpokenLocale): Promise<void> {
  current = await textsIn(language);
}

/** Returns the texts in the language of the current story. Throws before the first story. */
export function currentTexts(): i18n {
  if (current) return current;
  throw new Error('No story has a language yet. Call t() in a play function.');
}

/** Returns the tag for `Intl` with which a story formats dates, numbers and lists: that of its language. */
export const formatLocale = (): string => formatLocaleOf(currentTexts());

/** Collapses white space, as Testing Library does with the texts that it searches. */
export const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Returns a text in the language of the current story, with its white space as Testing Library compares it. Key and values
 * are those of i18next's `t`, as in `t('login:submit')`. Throws before the first story.
 */
export const t = ((...args: Parameters<i18n['t']>) => collapse(currentTexts().t(...args))) as i18n['t'];

/** Stands for any value of a text that becomes a pattern: `matching(t('likes:like', { name: anything }))`. */
export const anything = '\uFFFC';

const sourceOf = (text: string) =>
  text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s`)
    .replaceAll(anything, '.+');

/** Returns a pattern for a name or text that contains these texts in this order, such as the name of a button with a badge. */
export const containing = (...parts: readonly string[]): RegExp => new RegExp(parts.map(sourceOf).join('.*'));

/** Returns a pattern for a whole name or text, with `anything` for the values that do not matter. */
export const matching = (text: string): RegExp => new RegExp(`^${sourceOf(text)}$`);
