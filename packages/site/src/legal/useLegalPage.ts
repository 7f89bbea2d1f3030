import { countryName, isLocaleCode, type LocaleCode } from '@meetcute/i18n';
import {
  loadLegal,
  privacyPage,
  termsPage,
  type LegalPage,
  type LegalTexts,
  type LegalValues,
} from '@meetcute/i18n/legal';
import { useSettings } from '@meetcute/react';
import { use, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessagePrice } from '../format/useMessagePrice.ts';

export type LegalKind = 'terms' | 'privacy';

/** Milliseconds until texts that failed to load are asked for again; asked at once, they would fail without end. */
const PAUSE = 5000;

const loads = new Map<LocaleCode, Promise<LegalTexts>>();

/** The texts of a language, asked for once, because `use` needs the same promise in each render. */
function textsOf(locale: LocaleCode): Promise<LegalTexts> {
  const known = loads.get(locale);
  if (known) return known;
  const load = loadLegal(locale);
  loads.set(locale, load);
  load.catch(() => setTimeout(() => loads.delete(locale), PAUSE));
  return load;
}

/** Terms or privacy text in the page's language with the site's own values; suspends while the texts are on their way. */
export function useLegalPage(kind: LegalKind): LegalPage {
  const { language } = useTranslation().i18n;
  const settings = useSettings();
  const minimumCosts = useMessagePrice();
  // The old language stays to be read until the new one is there.
  const locale = useDeferredValue(language);
  const texts = use(textsOf(isLocaleCode(locale) ? locale : 'en'));
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
