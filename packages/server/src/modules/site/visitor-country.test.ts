import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
beforeEach(() => world.empty());
afterAll(() => world.close());

interface Place {
  /** Country of the address, as the host has resolved it. */
  country?: string | null;
  /** Cookies of the browser. */
  cookie?: string;
}

async function get<T>(path: string, { country, cookie = '' }: Place = {}): Promise<T> {
  const request = new Request(`http://free.test${path}`, { headers: { 'x-package': 'test/1', cookie } });
  return (await (await world.api.fetch(request, { country })).json()) as T;
}

const countriesOf = async (place?: Place) => {
  const { geoip_country, geoip_selected_country } = await get<Record<string, string | null>>(
    '/api/settings.php',
    place,
  );
  return [geoip_country, geoip_selected_country];
};

test(
  'responds with settings for the visitor’s country, and with those of the site without one',
  { meta: { spec: ['settings.field.geoip'] } },
  async () => {
    expect(await countriesOf({ country: 'BE' })).toEqual(['BE', null]);
    expect(await countriesOf({ country: 'JP' })).toEqual(['JP', null]);
    expect(await countriesOf({ country: null })).toEqual(['NL', null]);
    expect(await countriesOf()).toEqual(['NL', null]);
  },
);

test('a choice counts only for a country of the site', async () => {
  expect(await countriesOf({ country: 'JP', cookie: 'country=BE' })).toEqual(['JP', 'BE']);
  expect(await countriesOf({ cookie: 'country=FR' })).toEqual(['NL', null]);
  expect(await countriesOf({ cookie: 'country=__proto__' })).toEqual(['NL', null]);
});

test('the first search of a visitor is in their country, and in the site’s first one from elsewhere', async () => {
  const belgian = await world.join('free', { country: 'BE', countryregion: null });
  const dutch = await world.join('free', { country: 'NL' });
  const findProfileIds = async (place: Place) => {
    const { profiles } = await get<{ profiles: { id: string }[] }>('/api/search.php?pp=12', place);
    return profiles.map(({ id }) => id);
  };
  expect(await findProfileIds({ country: 'BE' })).toEqual([belgian.id]);
  expect(await findProfileIds({ country: 'NL' })).toEqual([dutch.id]);
  expect(await findProfileIds({ country: 'NL', cookie: 'country=BE' })).toEqual([belgian.id]);
  expect(await findProfileIds({ country: 'JP' })).toEqual([dutch.id]);
});
