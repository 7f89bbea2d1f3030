import type { LocaleCode } from '@meetcute/i18n';
import { loadLegal, type LegalTexts } from '@meetcute/i18n/legal';
import { use } from 'react';

/**
 * Milliseconds before texts that failed to load are requested again. Without this pause, rendering would
 * retry in a loop.
 */
const PAUSE = 5000;

const loads = new Map<LocaleCode, Promise<LegalTexts>>();
const loaded = new Map<LocaleCode, LegalTexts>();

/** Loads the legal texts of a language once, because `use` needs the same promise in each render. */
export function loadLegalTexts(locale: LocaleCode): Promise<LegalTexts> {
  const known = loads.get(locale);
  if (known) return known;
  const load = loadLegal(locale);
  loads.set(locale, load);
  load.then(
    (texts) => loaded.set(locale, texts),
    () => setTimeout(() => loads.delete(locale), PAUSE),
  );
  return load;
}

/** Returns the legal texts of a language; suspends until they are loaded, and never after that. */
export const useLegalTexts = (locale: LocaleCode): LegalTexts =>
  loaded.get(locale) ?? use(loadLegalTexts(locale));
