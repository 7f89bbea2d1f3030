import { loadLegal } from '../legal/load.ts';
import type { LegalTexts } from '../legal/types.ts';
import type { LocaleCode } from '../locales.ts';
import type { PageTexts } from './types.ts';

// A module wraps each JSON file, as for the legal texts.
const modules: Record<LocaleCode, () => Promise<{ default: PageTexts }>> = {
  en: () => import('./texts/en.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
  it: () => import('./texts/it.ts'),
  fr: () => import('./texts/fr.ts'),
  es: () => import('./texts/es.ts'),
  pl: () => import('./texts/pl.ts'),
};

/** Loads the texts of all content pages in one language, with unfilled placeholders. */
export async function loadPages(locale: LocaleCode): Promise<LegalTexts & PageTexts> {
  const [legal, { default: pages }] = await Promise.all([loadLegal(locale), modules[locale]()]);
  return { ...legal, ...pages };
}
