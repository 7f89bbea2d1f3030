import type { Settings, Shop } from '@meetcute/contract';
import { LANGUAGES } from '@meetcute/contract/languages';
import { demoSites, type PartnersFile } from '@meetcute/demo';
import type { SiteName } from './target.ts';

const demoSite = { free: 'classic', paid: 'nocturne' } as const satisfies Record<SiteName, string>;

const demoSiteOf = (name: SiteName) => demoSites.find((site) => site.id === demoSite[name])!;

/** Returns the addresses of the demo site's cams and adverts. */
export const partnersOf = (name: SiteName): PartnersFile => demoSiteOf(name).partners ?? {};

/** Returns what the demo site sells. */
export const shopOf = (name: SiteName): Shop | undefined => demoSiteOf(name).shop;

/** Returns the settings of the demo sites as those of the two test sites, with all languages, and premium without effects. */
export function testSettings(): Record<SiteName, Settings> {
  const settingsOf = (name: SiteName) => ({
    ...structuredClone(demoSiteOf(name).settings),
    languages: [...LANGUAGES],
    premium_effects: [],
  });
  return { free: settingsOf('free'), paid: settingsOf('paid') };
}
