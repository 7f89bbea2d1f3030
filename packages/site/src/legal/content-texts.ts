import type { LocaleCode } from '@meetcute/i18n';
import { loadLegal } from '@meetcute/i18n/legal';
import { loadPages } from '@meetcute/i18n/pages';
import { use } from 'react';

/**
 * Milliseconds before texts that failed to load are requested again. Without this pause, rendering would
 * retry in a loop.
 */
const PAUSE = 5000;

/** Loads texts of each language once, because `use` needs the same promise in each render. */
function cacheTexts<T>(loadTexts: (locale: LocaleCode) => Promise<T>) {
  const loads = new Map<LocaleCode, Promise<T>>();
  const loadedTexts = new Map<LocaleCode, T>();
  const load = (locale: LocaleCode): Promise<T> => {
    const existingLoad = loads.get(locale);
    if (existingLoad) return existingLoad;
    const newLoad = loadTexts(locale);
    loads.set(locale, newLoad);
    newLoad.then(
      (texts) => loadedTexts.set(locale, texts),
      () => setTimeout(() => loads.delete(locale), PAUSE),
    );
    return newLoad;
  };
  /** Returns the texts of a language; suspends until they are loaded, and never after that. */
  const useTexts = (locale: LocaleCode): T => loadedTexts.get(locale) ?? use(load(locale));
  return [load, useTexts] as const;
}

/** Terms and privacy; they also open over forms, so they load without the other pages. */
export const [loadLegalTexts, useLegalTexts] = cacheTexts(loadLegal);

/** All content pages. */
export const [loadPageTexts, usePageTexts] = cacheTexts(loadPages);
