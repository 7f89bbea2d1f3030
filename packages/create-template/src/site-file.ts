import { LANGUAGES, type Language } from '@meetcute/contract';
import { demoSites } from '@meetcute/demo';
import { titleOf } from './template-name.ts';

const [demo] = demoSites;

/** Countries that a site can have members in: those of the demo site. */
export const knownCountries: readonly string[] = demo.settings.countries;

/** Answers about a new site. */
export interface SiteAnswers {
  /** Name of the template, which is also the id of the site. */
  readonly name: string;
  /** Name that members read. */
  readonly siteName: string;
  /** Language of mails to members without a language, and of the installed app. */
  readonly language: Language;
  /** ISO 3166-1 alpha-2 codes; the first one is that of visitors whose country is unknown. */
  readonly countries: readonly string[];
}

/** Returns why the answers about a site can't be used, and what to do; null if they can. */
export function findSiteProblem({ siteName, language, countries }: Omit<SiteAnswers, 'name'>): string | null {
  if (siteName.trim() === '') return 'The site has no name. Give one that members read.';
  if (/[\p{C}|`]/u.test(siteName))
    return 'The name of the site may not contain line breaks, `|` or backticks.';
  if (!LANGUAGES.includes(language))
    return `There is no language '${language as string}'. Choose one of ${LANGUAGES.join(', ')}.`;
  const unknown = countries.find((code) => !knownCountries.includes(code));
  if (unknown !== undefined)
    return `There is no country '${unknown}'. Choose among ${knownCountries.join(', ')}.`;
  return countries.length === 0 ? 'The site has no country. Name at least one.' : null;
}

/** Returns the default answers about a site. */
export const defaultSite = (name: string): SiteAnswers => ({
  name,
  siteName: titleOf(name),
  language: 'en',
  countries: knownCountries,
});

/**
 * Returns the site file of a new template, as JSON text: the demo site with its own name, hosts and countries. Company,
 * support and shop are those of the demo to be replaced before a launch.
 */
export function siteFile({ name, siteName, language, countries }: SiteAnswers): string {
  const { shop, redirects, partners } = demo;
  // The host fills in the regions of the countries.
  const { region_data: _, ...settings } = demo.settings;
  const domain = `${name}.example`;
  const ownSettings = {
    name: siteName.trim(),
    domain,
    domain_language: language,
    template: name,
    geoip_country: countries[0],
    countries,
    tradenames: [{ id: name, name: siteName.trim() }],
    email: `hello@${domain}`,
    support_email: `support@${domain}`,
  };
  const shopCountries = Object.entries(shop?.countries ?? {}).filter(([code]) => countries.includes(code));
  const file = {
    id: name,
    hosts: [`${name}.localhost`],
    redirects,
    partners,
    ...(shop ? { shop: { ...shop, countries: Object.fromEntries(shopCountries) } } : {}),
    settings: { ...settings, ...ownSettings },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
