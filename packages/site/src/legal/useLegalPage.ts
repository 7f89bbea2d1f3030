import { localFictionalTerm } from '@meetcute/core';
import { isLocaleCode, type LocaleCode } from '@meetcute/i18n';
import { legalValues, privacyPage, termsPage, type LegalPage, type LegalValues } from '@meetcute/i18n/legal';
import { contentPage, type PageKind } from '@meetcute/i18n/pages';
import { useMessagePrice, useSettings } from '@meetcute/react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useLegalTexts, usePageTexts } from './content-texts.ts';

/** Legal text that opens over a page. */
export type LegalKind = 'terms' | 'privacy';

/** Returns the page's language, and the site's values in it. */
function useContentValues(): { locale: LocaleCode; values: LegalValues } {
  const { language } = useTranslation().i18n;
  const settings = useSettings();
  const lowestPrice = useMessagePrice();
  // Keep showing the old language until the new one is loaded.
  const deferredLanguage = useDeferredValue(language);
  const locale = isLocaleCode(deferredLanguage) ? deferredLanguage : 'en';
  const term = localFictionalTerm(settings.fictional_plural, locale);
  return { locale, values: legalValues({ ...settings, fictional_plural: term }, lowestPrice, locale) };
}

/** Returns terms or privacy in the page's language with the site's values. Suspends while the texts load. */
export function useLegalPage(kind: LegalKind): LegalPage {
  const { locale, values } = useContentValues();
  const { tradenames, takedown_tradename: takedownTradename } = useSettings();
  const texts = useLegalTexts(locale);
  if (kind === 'privacy') return privacyPage(texts, values);
  return termsPage(texts, values, { tradenames, takedownTradename });
}

/** Returns another content page in the page's language with the site's values. Suspends while the texts load. */
export function useContentPage(kind: PageKind): LegalPage {
  const { locale, values } = useContentValues();
  return contentPage(kind, usePageTexts(locale), values);
}
