import { defaultLocale, type LocaleCode } from '../locales.ts';
import type { MessageTree } from '../messages.ts';
import { warn } from '../warn.ts';

const isTree = (value: string | MessageTree | undefined): value is MessageTree => typeof value === 'object';

/** Returns a tree with English texts for missing ones, and adds the keys of those to `missing`. */
function fill(english: MessageTree, tree: MessageTree, missing: string[], path = ''): MessageTree {
  const filledTree: Record<string, string | MessageTree> = { ...tree };
  for (const [key, text] of Object.entries(english)) {
    const translation = tree[key];
    if (isTree(text) && isTree(translation))
      filledTree[key] = fill(text, translation, missing, `${path}${key}.`);
    else if (translation === undefined) {
      filledTree[key] = text;
      missing.push(path + key);
    }
  }
  return filledTree;
}

/** A function that loads texts of a language. */
type Load<Texts extends MessageTree> = (locale: LocaleCode) => Promise<Texts>;

/**
 * Returns a function that loads texts like `load`, with English ones for those that a language lacks or fails to load.
 * Failed loads are repeated by the next call. Logs one warning for each language. Default log: `console.warn`.
 */
export function withEnglish<Texts extends MessageTree>(
  load: Load<Texts>,
  log: (message: string) => void = warn,
): Load<Texts> {
  const loads = new Map<LocaleCode, Promise<Texts>>();
  const failedLocales = new Set<LocaleCode>();
  const complete = async (locale: LocaleCode): Promise<Texts> => {
    const english = await load(defaultLocale);
    if (locale === defaultLocale) return english;
    try {
      const missing: string[] = [];
      const filledTexts = fill(english, await load(locale), missing) as Texts;
      if (missing.length > 0)
        log(`i18n: texts are missing in '${locale}' and shown in English: ${missing.join(', ')}.`);
      return filledTexts;
    } catch (error) {
      loads.delete(locale);
      const reason = error instanceof Error ? error.message : String(error);
      if (!failedLocales.has(locale))
        log(`i18n: the texts of '${locale}' could not be loaded and are shown in English (${reason}).`);
      failedLocales.add(locale);
      return english;
    }
  };
  return (locale) => {
    const cachedLoad = loads.get(locale);
    if (cachedLoad) return cachedLoad;
    const newLoad = complete(locale);
    loads.set(locale, newLoad);
    newLoad.catch(() => loads.delete(locale));
    return newLoad;
  };
}
