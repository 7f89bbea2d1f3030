import { describe, expect, test } from 'vitest';
import { canLocate, initialGeolocation, isGeocodeFresh, reduceGeolocation, withGeocode } from './index.ts';

const ghent = { country: 'BE', countryregion: 'VOV', city: 'Ghent' };
const found = reduceGeolocation(initialGeolocation, { type: 'found', geocode: ghent, at: 1000 });

test(
  'permission and place are kept as the browser answers',
  { meta: { spec: ['state.geolocation-permission-and-geocode'] } },
  () => {
    const asked = reduceGeolocation(initialGeolocation, { type: 'permission', permission: 'prompt' });
    expect(asked).toEqual({ permission: 'prompt', geocode: null, at: null });
    expect(found).toEqual({ permission: 'granted', geocode: ghent, at: 1000 });
  },
);

test('a failure leaves no place', { meta: { spec: ['error.geolocation-failure-null-geocode'] } }, () => {
  expect(reduceGeolocation(found, { type: 'failed' })).toEqual({
    permission: 'granted',
    geocode: null,
    at: null,
  });
});

test('a place is used again for an hour', { meta: { spec: ['const.geolocation-max-age-1-hour'] } }, () => {
  expect(isGeocodeFresh(found, 1000)).toBe(true);
  expect(isGeocodeFresh(found, 1000 + 3_600_000)).toBe(true);
  expect(isGeocodeFresh(found, 1001 + 3_600_000)).toBe(false);
  expect(isGeocodeFresh(found, 999)).toBe(false);
  expect(isGeocodeFresh(initialGeolocation, 1000)).toBe(false);
});

test('nobody is asked who said no, or whose browser can’t', () => {
  const may = (permission: 'unknown' | 'prompt' | 'granted' | 'denied' | 'unsupported') =>
    canLocate({ ...initialGeolocation, permission });
  expect([may('unknown'), may('prompt'), may('granted')]).toEqual([true, true, true]);
  expect([may('denied'), may('unsupported')]).toEqual([false, false]);
});

describe('a found place', () => {
  const empty = { country: '', region: '', city: '' };
  test.each([
    ['fills an empty form', empty, ['NL', 'BE'], { country: 'BE', region: 'VOV', city: 'Ghent' }],
    ['in a country the site has not is left out', empty, ['NL'], empty],
    [
      'fills the rest of its own country',
      { ...empty, country: 'BE' },
      ['NL', 'BE'],
      { country: 'BE', region: 'VOV', city: 'Ghent' },
    ],
    ['leaves another country alone', { ...empty, country: 'NL' }, ['NL', 'BE'], { ...empty, country: 'NL' }],
    [
      'leaves a region alone',
      { country: 'BE', region: 'VAN', city: '' },
      ['NL', 'BE'],
      { country: 'BE', region: 'VAN', city: '' },
    ],
    [
      'leaves a city alone that was typed before the country was known',
      { ...empty, city: 'Antwerp' },
      ['NL', 'BE'],
      { country: 'BE', region: '', city: 'Antwerp' },
    ],
  ])('%s', (_, place, countries, filled) => {
    expect(withGeocode(place, ghent, countries)).toEqual(filled);
  });
});
