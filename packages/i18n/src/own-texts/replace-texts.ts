import type { LocaleCode } from '../locales.ts';
import type { LocaleMessages, MessageTree } from '../messages.ts';
import type { LocaleTexts, OwnTexts } from './types.ts';

function replaceIn(tree: MessageTree, texts: LocaleTexts, start: string): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const key = start + name;
      if (typeof value !== 'string') return [name, replaceIn(value, texts, `${key}.`)];
      return [name, texts[key] ?? value];
    }),
  );
}

/** Returns the texts of a language with own ones in their place. A key that the language doesn't have changes nothing. */
export function replaceTexts(messages: LocaleMessages, texts: LocaleTexts = {}): LocaleMessages {
  const names = new Set(Object.keys(texts).map((key) => key.slice(0, key.indexOf(':'))));
  if (names.size === 0) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([name, tree]) => [
      name,
      names.has(name) ? replaceIn(tree, texts, `${name}:`) : tree,
    ]),
  );
}

/** Returns own texts with others over them, key by key. Unchecked ones keep what a check has to find. */
export const mergeTexts = (texts: OwnTexts = {}, overrides: OwnTexts = {}): OwnTexts => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(overrides).map(([locale, keys]) => [locale, { ...texts[locale as LocaleCode], ...keys }]),
  ),
});
