import { calls } from '@meetcute/contract';
import { interests, profileFields } from '@meetcute/core';
import { geocodeOf } from '@meetcute/places';
import { nearestTown } from '@meetcute/places/all';
import type { Routes } from '../../http/call-context.ts';

/** Settings and company data of a site, and the place of a location. */
export const siteRoutes: Routes = (mount) => {
  mount(calls.getSettings, async ({ site }) => site.settings);

  mount(calls.getRegions, async ({ site }) => ({ regions: site.settings.region_data }));

  mount(calls.getInterests, async () => ({ interests: [...interests] }));

  mount(calls.getProfileFields, async ({ site: { settings } }) => ({
    fields: profileFields(settings).map((field) => ({ ...field, values: [...field.values] })),
  }));

  // The contract's response schema drops all settings but the company's.
  mount(calls.getCompanyInfo, async ({ site }) => site.settings);

  mount(calls.geocode, async ({ site, query: { lat, lon } }) =>
    geocodeOf(await nearestTown(lat, lon), { lat, lon }, site.settings.countries),
  );
};
