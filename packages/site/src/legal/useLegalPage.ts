import { countryName, isLocaleCode } from '@meetcute/i18n';
import { privacyPage, termsPage, type LegalPage, type LegalValues } from '@meetcute/i18n/legal';
import { useMessagePrice, useSettings } from '@meetcute/react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useLegalTexts } from './legalTexts.ts';

/** Legal text that opens over a page. */
export type LegalKind = 'terms' | 'privacy';

/** Returns terms or privacy in the page's language with the site's values. Suspends while the texts load. */
export function useLegalPage(kind: LegalKind): LegalPage {
  const { language } = useTranslation().i18n;
  const settings = useSettings();
  const minimumCosts = useMessagePrice();
  // Keep showing the old language until the new one is loaded.
  const locale = useDeferredValue(language);
  const texts = useLegalTexts(isLocaleCode(locale) ? locale : 'en');
  const values: LegalValues = {
    siteName: settings.name,
    domain: settings.domain,
    companyName: settings.company_name,
    companyAddress: [settings.address, settings.city, countryName(settings.country, locale)].join(', '),
    supportEmail: settings.support_email,
    minimumCosts,
    minAge: settings.min_age,
    fictionalPlural: settings.fictional_plural,
  };
  if (kind === 'privacy') return privacyPage(texts, values);
  const { tradenames, takedown_tradename: takedownTradename } = settings;
  return termsPage(texts, values, { tradenames, takedownTradename });
}
