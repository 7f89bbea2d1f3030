import type { LocaleCode } from '../locales.ts';
import type { LocaleMessages } from '../messages.ts';

// One chunk a language: a bundler splits at each import().
const modules: Record<LocaleCode, () => Promise<{ messages: LocaleMessages }>> = {
  en: () => import('./en.ts'),
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  pl: () => import('./pl.ts'),
};

/** The screens' texts of one language by namespace; mail and legal texts have entry points of their own. */
export const catalogue = async (locale: LocaleCode): Promise<LocaleMessages> =>
  (await modules[locale]()).messages;
