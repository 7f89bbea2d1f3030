import { createSiteFile, demoSites, type SiteAnswers } from '@meetcute/demo';

const [demo] = demoSites;

/** Answers about a new template that its site is made from. */
export interface NamedSite extends SiteAnswers {
  /** Name of the template, which is also the id of the site. */
  readonly name: string;
}

/**
 * Returns the site file of a new template, as JSON text: a small site with the shop and the partners of the demo, so that
 * the template shows prices and adverts. Its company is invented.
 */
export function siteFile({ name, ...answers }: NamedSite): string {
  const { countries } = answers;
  const { settings, ...site } = createSiteFile({
    ...answers,
    id: name,
    template: name,
    hosts: [`${name}.localhost`],
  });
  const { shop, partners } = demo;
  const { member_resell, advertisers, premium_effects, logged_out_search } = demo.settings;
  const shopCountries = Object.entries(shop?.countries ?? {}).filter(([code]) => countries.includes(code));
  const file = {
    ...site,
    partners,
    ...(shop ? { shop: { ...shop, countries: Object.fromEntries(shopCountries) } } : {}),
    settings: { ...settings, logged_out_search, premium_effects, member_resell, advertisers },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
