import type { Settings } from '@meetcute/contract';
import { demoSites, type PartnersFile } from '@meetcute/demo';
import type { SiteName } from './target.ts';

const demoSite = { free: 'classic', paid: 'nocturne' } as const satisfies Record<SiteName, string>;

/** Where the cams and adverts of a demo site lead. */
export const partnersOf = (name: SiteName): PartnersFile =>
  demoSites.find((site) => site.id === demoSite[name])?.partners ?? {};

/** The demo sites' settings, as the two sites of the suite. */
export function testSettings(): Record<SiteName, Settings> {
  const find = (id: string) => structuredClone(demoSites.find((site) => site.id === id)!.settings);
  return { free: find('classic'), paid: find('nocturne') };
}
