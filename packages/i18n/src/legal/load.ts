import type { LocaleCode } from '../locales.ts';
import type { LegalTexts } from './types.ts';
import { zeroTolerance } from './zero-tolerance.ts';

type LegalFile = { default: LegalTexts };

// One chunk a language, fetched by who opens the terms or the privacy text.
const modules: Record<LocaleCode, () => Promise<LegalFile>> = {
  en: () => import('./texts/en.json', { with: { type: 'json' } }),
  nl: () => import('./texts/nl.json', { with: { type: 'json' } }),
  de: () => import('./texts/de.json', { with: { type: 'json' } }),
  it: () => import('./texts/it.json', { with: { type: 'json' } }),
  fr: () => import('./texts/fr.json', { with: { type: 'json' } }),
  es: () => import('./texts/es.json', { with: { type: 'json' } }),
  pl: () => import('./texts/pl.json', { with: { type: 'json' } }),
};

/**
 * The legal texts of one language, placeholders still in them. The zero-tolerance section is the English one in every
 * language (spec: terms.zero-tolerance-english-only).
 */
export async function loadLegal(locale: LocaleCode): Promise<LegalTexts> {
  const { default: texts } = await modules[locale]();
  return { ...texts, terms: { ...texts.terms, sections: [...texts.terms.sections, zeroTolerance] } };
}
