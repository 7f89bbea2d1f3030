import type { Handlers } from '../context.ts';

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
  getCompanyInfo: ({ world }) => world.settings,
  geocode: ({ world: { settings } }) => {
    const country = settings.countries[0] ?? null;
    const region = country === null ? undefined : settings.region_data[country]?.[0];
    return { country, countryregion: region?.id ?? null, city: null };
  },
} satisfies Handlers;
