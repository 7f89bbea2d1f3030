import type { LocaleCode } from '../locales.ts';
import type { LegalTexts } from './types.ts';
import { zeroTolerance } from './zero-tolerance.ts';

type LegalFile = { default: LegalTexts };

// One chunk a language, fetched by who opens the terms or the privacy text. A module stands before each JSON file, because
// a browser that is served straight from the sources refuses JSON that was turned into script.
const modules: Record<LocaleCode, () => Promise<LegalFile>> = {
  en: () => import('./texts/en.ts'),
  nl: () => import('./texts/nl.ts'),
  de: () => import('./texts/de.ts'),
  it: () => import('./texts/it.ts'),
  fr: () => import('./texts/fr.ts'),
  es: () => import('./texts/es.ts'),
  pl: () => import('./texts/pl.ts'),
};

/**
 * The legal texts of one language, placeholders still in them. The zero-tolerance section is the English one in every
 * language (spec: terms.zero-tolerance-english-only).
 */
export async function loadLegal(locale: LocaleCode): Promise<LegalTexts> {
  const { default: texts } = await modules[locale]();
  return { ...texts, terms: { ...texts.terms, sections: [...texts.terms.sections, zeroTolerance] } };
}
