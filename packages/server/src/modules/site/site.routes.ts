import { calls } from '@meetcute/contract';
import { distanceKm } from '@meetcute/places';
import { nearestTown } from '@meetcute/places/all';
import type { Routes } from '../../http/call-context.ts';
import { interests } from './interests.ts';

/** How far away a town may be and still name a place, in kilometres. */
const NEAR_KM = 50;

/** What a site says about itself, and the place of a point on earth. */
export const siteRoutes: Routes = (mount) => {
  mount(calls.getSettings, async ({ site }) => site.settings);

  mount(calls.getRegions, async ({ site }) => ({ regions: site.settings.region_data }));

  mount(calls.getInterests, async () => ({ interests: interests.map((id) => ({ id, name: id })) }));

  mount(calls.getProfileFields, async ({ site: { settings } }) => ({
    fields: [
      ...Object.entries(settings.allowed_values).map(([name, values]) => ({
        name,
        kind: 'choice' as const,
        values,
      })),
      ...settings.text_fields.map((name) => ({ name, kind: 'text' as const, values: [] })),
    ],
  }));

  // The contract's answer drops the settings that are not the company's.
  mount(calls.getCompanyInfo, async ({ site }) => site.settings);

  mount(calls.geocode, async ({ site, query: { lat, lon } }) => {
    const town = await nearestTown(lat, lon);
    const isOffered = town !== null && site.settings.countries.includes(town.country);
    if (!isOffered || distanceKm(town, { lat, lon }) > NEAR_KM)
      return { country: null, countryregion: null, city: null };
    return { country: town.country, countryregion: town.region, city: town.name };
  });
};
