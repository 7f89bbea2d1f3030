import type { Settings, Shop } from '@meetcute/contract';
import { demoSites, type PartnersFile } from '@meetcute/demo';
import type { SiteName } from './target.ts';

const demoSite = { free: 'classic', paid: 'nocturne' } as const satisfies Record<SiteName, string>;

/** Returns the addresses of the demo site's cams and adverts. */
export const partnersOf = (name: SiteName): PartnersFile =>
  demoSites.find((site) => site.id === demoSite[name])?.partners ?? {};

/** Returns what the demo site sells. */
export const shopOf = (name: SiteName): Shop | undefined =>
  demoSites.find((site) => site.id === demoSite[name])?.shop;

/** Returns the settings of the demo sites as those of the two test sites. */
export function testSettings(): Record<SiteName, Settings> {
  const find = (id: string) => structuredClone(demoSites.find((site) => site.id === id)!.settings);
  return { free: find('classic'), paid: find('nocturne') };
}
