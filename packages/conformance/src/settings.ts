import type { Settings } from '@meetcute/contract';
import { demoSites } from '@meetcute/demo';
import type { SiteName } from './target.ts';

/** The demo sites' settings, as the two sites of the suite. */
export function testSettings(): Record<SiteName, Settings> {
  const find = (id: string) => structuredClone(demoSites.find((site) => site.id === id)!.settings);
  return { free: find('classic'), paid: find('nocturne') };
}
