import type { LocaleCode } from '../locales.ts';
import type { LegalTexts } from './types.ts';
import { zeroTolerance } from './zero-tolerance.ts';

type LegalFile = { default: LegalTexts };

// One chunk per language, loaded with the terms or privacy text. A module wraps each JSON file, because a browser that
// loads the sources directly rejects JSON that was transformed to JavaScript.
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
 * Loads the legal texts of one language, with unfilled placeholders. The zero-tolerance section is English in every
 * language (spec: terms.zero-tolerance-english-only).
 */
export async function loadLegal(locale: LocaleCode): Promise<LegalTexts> {
  const { default: texts } = await modules[locale]();
  return { ...texts, terms: { ...texts.terms, sections: [...texts.terms.sections, zeroTolerance] } };
}
