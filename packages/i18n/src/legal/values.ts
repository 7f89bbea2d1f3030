import type { LegalValues } from './page.ts';
import { countryName } from '../names.ts';

/** Settings of a site that the texts of content pages name. */
export interface SiteTexts {
  /** Display name of the site. */
  readonly name: string;
  /** Domain of the site. */
  readonly domain: string;
  /** Legal name of the company. */
  readonly company_name: string;
  /** Street and number of the company. */
  readonly address: string;
  /** City of the company. */
  readonly city: string;
  /** Country code of the company. */
  readonly country: string;
  /** Mail address of customer service. */
  readonly support_email: string;
  /** Minimum age of members, in years. */
  readonly min_age: number;
  /** Site's term for fictional profiles, in the plural. */
  readonly fictional_plural: string;
}

/** Returns the values of a site for the placeholders of content pages, with its formatted minimum price of a message. */
export const legalValues = (site: SiteTexts, minimumPrice: string | null, locale: string): LegalValues => ({
  siteName: site.name,
  domain: site.domain,
  companyName: site.company_name,
  companyAddress: [site.address, site.city, countryName(site.country, locale)].filter(Boolean).join(', '),
  supportEmail: site.support_email,
  minimumPrice,
  minAge: site.min_age,
  fictionalPlural: site.fictional_plural,
});
