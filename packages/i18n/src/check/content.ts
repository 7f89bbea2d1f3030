import { loadLegal } from '../legal/load.ts';
import type { LegalPage } from '../legal/types.ts';
import { localeCodes, type LocaleCode } from '../locales.ts';
import { loadPages } from '../pages/load.ts';
import { pageSections, type PageKind } from '../pages/types.ts';
import { compareLegal } from './legal.ts';
import type { Problem } from './problem.ts';
import { straightQuotes } from './quotes.ts';
import { read } from './workspace.ts';

/** Content pages of one language, by the folder of their texts and their name. */
export interface Content {
  /** Terms and privacy. */
  readonly legal: Readonly<Record<string, LegalPage>>;
  /** All other content pages. */
  readonly pages: Readonly<Record<string, LegalPage>>;
}

/** Loads the content pages of a language. */
export async function loadContent(locale: LocaleCode): Promise<Content> {
  const { terms, privacy } = await loadLegal(locale);
  const texts = await loadPages(locale);
  const kinds = Object.keys(pageSections) as PageKind[];
  return { legal: { terms, privacy }, pages: Object.fromEntries(kinds.map((kind) => [kind, texts[kind]])) };
}

/** Compares the content pages of each language with the English ones. */
export async function checkContent(load = loadContent): Promise<Problem[]> {
  const original = await load('en');
  const comparisons = localeCodes.map(async (locale) => {
    const translation = await load(locale);
    return (['legal', 'pages'] as const).flatMap((folder) => {
      const file = `packages/i18n/src/${folder}/texts/${locale}.json`;
      return [
        ...straightQuotes(file, read(file)),
        ...compareLegal(file, original[folder], translation[folder]),
      ];
    });
  });
  return (await Promise.all(comparisons)).flat();
}
