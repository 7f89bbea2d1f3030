import { isLocaleCode } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { nearestCity } from '@meetcute/places';
import { WorldError, type Handlers } from '../context.ts';

const INTERESTS = [
  'books',
  'cooking',
  'cycling',
  'film',
  'games',
  'hiking',
  'music',
  'theatre',
  'travel',
  'yoga',
];

export const siteHandlers = {
  getSettings: ({ world }) => world.settings,
  getRegions: ({ world }) => ({ regions: world.settings.region_data }),
  getInterests: () => ({ interests: INTERESTS.map((name) => ({ id: name, name })) }),
  getProfileFields: ({ world: { settings } }) => ({
    fields: [
      ...Object.entries(settings.allowed_values).map(([name, values]) => ({
        name,
        kind: 'choice' as const,
        values,
      })),
      ...settings.text_fields.map((name) => ({ name, kind: 'text' as const, values: [] })),
    ],
  }),
  async getCatalogue({ params: { locale } }) {
    if (!isLocaleCode(locale)) throw new WorldError('not_found');
    return { [locale]: await catalogue(locale) };
  },
  getCompanyInfo: ({ world }) => world.settings,
  geocode: ({ query }) => {
    const city = nearestCity(query.lat, query.lon);
    return { country: city?.country ?? null, countryregion: city?.region ?? null, city: city?.name ?? null };
  },
} satisfies Handlers;
