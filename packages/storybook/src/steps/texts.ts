import {
  createI18n,
  formatLocaleOf,
  pseudoMessages,
  replaceTexts,
  type LocaleMessages,
  type Namespace,
  type OwnTexts,
  type SpokenLocale,
} from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import type { i18n, ParseKeys } from 'i18next';

/** Key of a text that needs no values, with its namespace, such as 'login:submit'. */
export type TextKey = Extract<ParseKeys<readonly Namespace[]>, `${string}:${string}`>;

/** Texts by language, for the texts that a brand replaces. */
const loadedTexts = new WeakMap<OwnTexts, Map<SpokenLocale, i18n>>();
let current: i18n | undefined;
const noTexts: OwnTexts = {};
let brandTexts = noTexts;

/**
 * Resolves with the messages of a language, or with lengthened English for the pseudo-language. `ownTexts` are those that a brand
 * replaces. Default: those of the current story's brand.
 */
export async function messagesIn(language: SpokenLocale, ownTexts = brandTexts): Promise<LocaleMessages> {
  const code = language === 'pseudo' ? 'en' : language;
  const messages = replaceTexts(await catalogue(code), ownTexts[code]);
  return language === 'pseudo' ? pseudoMessages(messages) : messages;
}

/** Returns all texts of a language, in the brand of the current story. Loads them once. */
export async function textsIn(language: SpokenLocale): Promise<i18n> {
  const ownTexts = brandTexts;
  const languages = loadedTexts.get(ownTexts) ?? new Map<SpokenLocale, i18n>();
  loadedTexts.set(ownTexts, languages);
  const texts =
    languages.get(language) ??
    createI18n({ locale: language, messages: await messagesIn(language, ownTexts) });
  languages.set(language, texts);
  return texts;
}

/** Makes `t` return texts of this language, and of a brand that replaces some. Called before a story runs. */
export async function setStepLanguage(language: SpokenLocale, ownTexts = noTexts): Promise<void> {
  brandTexts = ownTexts;
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
