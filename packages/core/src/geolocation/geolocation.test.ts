import { describe, expect, test } from 'vitest';
import { canLocate, initialGeolocation, isGeocodeFresh, reduceGeolocation, withGeocode } from './index.ts';

const ghent = { country: 'BE', countryregion: 'VOV', city: 'Ghent' };
const locatedState = reduceGeolocation(initialGeolocation, { type: 'found', geocode: ghent, at: 1000 });

test(
  'stores permission and location as the browser reports them',
  { meta: { spec: ['state.geolocation-permission-and-geocode'] } },
  () => {
    const promptState = reduceGeolocation(initialGeolocation, { type: 'permission', permission: 'prompt' });
    expect(promptState).toEqual({ permission: 'prompt', geocode: null, at: null });
    expect(locatedState).toEqual({ permission: 'granted', geocode: ghent, at: 1000 });
  },
);

test('a failure clears the location', { meta: { spec: ['error.geolocation-failure-null-geocode'] } }, () => {
  expect(reduceGeolocation(locatedState, { type: 'failed' })).toEqual({
    permission: 'granted',
    geocode: null,
    at: null,
  });
});

test('a location is reusable for an hour', { meta: { spec: ['const.geolocation-max-age-1-hour'] } }, () => {
  expect(isGeocodeFresh(locatedState, 1000)).toBe(true);
  expect(isGeocodeFresh(locatedState, 1000 + 3_600_000)).toBe(true);
  expect(isGeocodeFresh(locatedState, 1001 + 3_600_000)).toBe(false);
  expect(isGeocodeFresh(locatedState, 999)).toBe(false);
  expect(isGeocodeFresh(initialGeolocation, 1000)).toBe(false);
});

test('asks no user who denied it or whose browser lacks support', () => {
  const may = (permission: 'unknown' | 'prompt' | 'granted' | 'denied' | 'unsupported') =>
    canLocate({ ...initialGeolocation, permission });
  expect([may('unknown'), may('prompt'), may('granted')]).toEqual([true, true, true]);
  expect([may('denied'), may('unsupported')]).toEqual([false, false]);
});

describe('a geocode', () => {
  const empty = { country: '', region: '', city: '' };
  test.each([
    ['fills an empty form', empty, ['NL', 'BE'], { country: 'BE', region: 'VOV', city: 'Ghent' }],
    ['in a country that the site does not offer is ignored', empty, ['NL'], empty],
    [
      'fills the rest of the same country',
      { ...empty, country: 'BE' },
      ['NL', 'BE'],
      { country: 'BE', region: 'VOV', city: 'Ghent' },
    ],
    [
      'does not change another country',
      { ...empty, country: 'NL' },
      ['NL', 'BE'],
      { ...empty, country: 'NL' },
    ],
    [
      'does not change a region',
      { country: 'BE', region: 'VAN', city: '' },
      ['NL', 'BE'],
      { country: 'BE', region: 'VAN', city: '' },
    ],
    [
      'does not change a city typed before the country was known',
      { ...empty, city: 'Antwerp' },
      ['NL', 'BE'],
      { country: 'BE', region: '', city: 'Antwerp' },
    ],
  ])('%s', (_, place, countries, expected) => {
    expect(withGeocode(place, ghent, countries)).toEqual(expected);
  });
});
