import type { Settings } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { createHost } from './app.ts';
import type { ApiClient } from './api.ts';
import { openCountries } from './start/countries.ts';
import { testApi, testSite, testTemplate } from './testing/fixture.ts';

const GERMANY = '84.128.1.1';
const SWITZERLAND = '2a02:120b::1';
const JAPAN = '133.1.1.1';

const countryOf = await openCountries({ countryHeader: undefined, countryDatabase: undefined }, () => {});

/** Creates a host whose page and offline document contain the visitor's countries and draw a call. */
function createLocatedHost(ofSite: Settings = testSite.settings) {
  const clients: ApiClient[] = [];
  const template = testTemplate();
  const draw = ({ geoip_country, geoip_selected_country }: Settings) =>
    new Response(`${geoip_country} ${geoip_selected_country}`, { headers: { 'content-type': 'text/html' } });
  const handle = createHost({
    sites: [{ ...testSite, settings: ofSite }],
    templates: new Map([
      [
        testSite.id,
        {
          ...template,
          server: {
            ...template.server,
            staticKey: ({ url }: Request, { geoip_country: country }: Settings) =>
              url.includes('/pages/') ? `${url} ${country}` : null,
            renderShell: async (_: Request, { settings }: { settings: Settings }) => draw(settings),
            render: async (
              { url }: Request,
              { settings, fetch }: { settings: Settings; fetch: typeof globalThis.fetch },
            ) => {
              if (url.endsWith('/calls')) await fetch(new URL('/api/search.php', url));
              return draw(settings);
            },
          },
        },
      ],
    ]),
    api: {
      ...testApi,
      fetch: async (request, client) => {
        clients.push(client);
        return testApi.fetch(request, client);
      },
    },
    images: { fetch: async () => null },
    onError: () => {},
    countryOf,
  });
  const get = async (path: string, address: string | undefined, cookie = '') =>
    (await handle(new Request(`http://brand.test${path}`, { headers: { cookie } }), address)).text();
  return { clients, get };
}

test(
  'draws each page for the country of its visitor',
  { meta: { spec: ['settings.field.geoip'] } },
  async () => {
    const { get } = createLocatedHost();
    for (const path of ['/', '/_shell', '/pages/terms']) {
      expect(await get(path, GERMANY), path).toBe('DE null');
      expect(await get(path, SWITZERLAND), path).toBe('CH null');
      expect(await get(path, JAPAN), path).toBe('JP null');
      expect(await get(path, GERMANY), path).toBe('DE null');
    }
  },
);

test('draws pages for the site’s country where the visitor’s is unknown', async () => {
  const { get } = createLocatedHost();
  expect(await get('/', '127.0.0.1')).toBe('NL null');
  expect(await get('/', undefined)).toBe('NL null');
});

test('a chosen country of the site is part of the settings, any other value is not', async () => {
  const { get } = createLocatedHost();
  expect(await get('/', GERMANY, 'country=CH')).toBe('DE CH');
  for (const value of ['JP', 'ch', '', 'constructor', '%43H', 'CH%0d%0aset-cookie:a'])
    expect(await get('/', GERMANY, `country=${value}`), value).toBe('DE null');
});

test('a chosen country with a price is part of the settings, though the search does not offer it', async () => {
  const minimum_message_costs = { JP: { costs: 90, currency: 'JPY' } };
  const { get } = createLocatedHost({ ...testSite.settings, minimum_message_costs });
  expect(await get('/', GERMANY, 'country=JP')).toBe('DE JP');
});

test('tells the API the country of the client, also for the calls of a page', async () => {
  const { clients, get } = createLocatedHost();
  await get('/api/search.php', SWITZERLAND);
  await get('/calls', GERMANY);
  await get('/api/search.php', '10.0.0.1');
  expect(clients.map(({ country }) => country)).toEqual(['CH', 'DE', null]);
});
