import type { Settings } from '@meetcute/contract';
import {
  companyData,
  companyScreens,
  contentRoutes,
  href,
  type CompanyData,
  type CompanyScreen,
} from '@meetcute/core';
import { legalValues, privacyPage, termsPage } from '@meetcute/i18n/legal';
import { contentPage, loadPages, pageSections, type PageKind } from '@meetcute/i18n/pages';

/** A page, the footer or the mails, and the company data that they show. */
export interface Place {
  /** Path of a page, or the name of another place. */
  name: string;
  /** Company data that it shows. */
  needs: readonly CompanyData[];
}

const mark = (name: CompanyData) => `⟦${name}⟧`;

/** Returns settings in which each piece of company data is its own name in brackets. */
export const markedSettings = (settings: Settings): Settings => ({
  ...settings,
  ...(Object.fromEntries(companyData.map((name) => [name, mark(name)])) as Record<CompanyData, string>),
  vat_numbers: [mark('vat_numbers')],
});

/** Returns the company data that a text made from marked settings shows. */
export const dataIn = (text: string): CompanyData[] =>
  companyData.filter((name) => text.includes(mark(name)));

/** Returns the content pages and the data that their texts name, in the language of the site. */
async function contentPlaces(settings: Settings): Promise<Place[]> {
  const settingsWithMarks = markedSettings(settings);
  const locale = settings.domain_language;
  const { tradenames, takedown_tradename: takedownTradename } = settings;
  const texts = await loadPages(locale);
  const values = legalValues(settingsWithMarks, null, locale);
  const kinds = Object.keys(pageSections) as PageKind[];
  const pages = {
    terms: termsPage(texts, values, { tradenames, takedownTradename }),
    privacy: privacyPage(texts, values),
    ...Object.fromEntries(kinds.map((kind) => [kind, contentPage(kind, texts, values)])),
  };
  return Object.entries(pages).map(([kind, page]) => ({
    name: href(contentRoutes[kind as keyof typeof contentRoutes]),
    needs: dataIn(JSON.stringify(page)),
  }));
}

/** Returns the pages of a site and its footer, with the company data that each shows. */
export async function pagePlaces(settings: Settings): Promise<Place[]> {
  const screens = (Object.keys(companyScreens) as CompanyScreen[])
    .filter((screen) => screen !== 'footer' || settings.footer.company !== false)
    .map((screen) => ({
      name: screen === 'footer' ? 'footer' : href(screen),
      needs: companyScreens[screen],
    }));
  return [...(await contentPlaces(settings)), ...screens];
}
