import { interests, profileFields } from '@meetcute/core';
import { isLocaleCode } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { geocodeOf, nearestCity } from '@meetcute/places';
import { WorldError, type Handlers } from '../context.ts';

export const siteHandlers = {
  getSettings: ({ world }) => world.settings,
  getRegions: ({ world }) => ({ regions: world.settings.region_data }),
  getInterests: () => ({ interests: [...interests] }),
  getProfileFields: ({ world: { settings } }) => ({
    fields: profileFields(settings).map((field) => ({ ...field, values: [...field.values] })),
  }),
  async getCatalogue({ params: { locale } }) {
    if (!isLocaleCode(locale)) throw new WorldError('not_found');
    return { [locale]: await catalogue(locale) };
  },
  getCompanyInfo: ({ world }) => world.settings,
  geocode: ({ world, query: { lat, lon } }) =>
    geocodeOf(nearestCity(lat, lon), { lat, lon }, world.settings.countries),
} satisfies Handlers;
