import type { LocaleCode } from '../locales.ts';
import type { LocaleMessages } from '../messages.ts';
import { replaceTexts } from '../own-texts/replace-texts.ts';
import type { LocaleTexts } from '../own-texts/types.ts';
import { withEnglish } from './complete.ts';

export { withEnglish } from './complete.ts';

// One chunk per language, because bundlers split at each import().
const modules: Record<LocaleCode, () => Promise<{ messages: LocaleMessages }>> = {
  en: () => import('./en.ts'),
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pl: () => import('./pl.ts'),
};

/** Loads the texts of the screens in one language by namespace. Mail and legal texts have their own entry points. */
export const catalogue = async (locale: LocaleCode): Promise<LocaleMessages> =>
  (await modules[locale]()).messages;

/** Loads the texts of a language like `catalogue`, with English ones for missing texts. For servers: it loads both. */
export const completeCatalogue = /* @__PURE__ */ withEnglish<LocaleMessages>(catalogue);

/** Loads all texts of a language. The same language gives the same object. */
export type LoadCatalogue = (locale: LocaleCode) => Promise<LocaleMessages>;

/** Returns a function that loads texts like `completeCatalogue`, with own ones in the place of the library's. */
export const catalogueWith = (texts: Partial<Readonly<Record<LocaleCode, LocaleTexts>>>): LoadCatalogue =>
  Object.keys(texts).length === 0
    ? completeCatalogue
    : withEnglish<LocaleMessages>(async (locale) => replaceTexts(await catalogue(locale), texts[locale]));
