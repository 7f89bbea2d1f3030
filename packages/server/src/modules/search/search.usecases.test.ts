import { describe, expect, test } from 'vitest';
import { birthDates, defaultFilters, filtersOf, readTrafficSource } from './search.usecases.ts';

const settings = { geoip_country: 'BE', countries: ['NL', 'BE'] };
const none = { gender: null, min_age: null, max_age: null, country: null, countryregion: '0' };

describe('the filters a search starts with', () => {
  test.each([
    [
      'those of the last search by hand',
      { ...none, gender: 'm' as const },
      { country: 'NL' },
      settings,
      { ...none, gender: 'm' },
    ],
    ["the member's country", null, { country: 'NL' }, settings, { ...none, country: 'NL' }],
    ['the country a visitor comes from', null, null, settings, { ...none, country: 'BE' }],
    [
      "the site's first country",
      null,
      { country: null },
      { ...settings, geoip_country: null },
      { ...none, country: 'NL' },
    ],
  ])('are %s', (_, saved, user, site, expected) => {
    expect(defaultFilters(saved, user, site)).toEqual(expected);
  });
});

test('one named filter leaves all others without a bound', () => {
  expect(filtersOf({ min_age: 30 }, () => ({ ...none, country: 'NL' }))).toEqual({ ...none, min_age: 30 });
  expect(filtersOf({ manual_search: true }, () => ({ ...none, country: 'NL' }))).toEqual(none);
  expect(filtersOf({ pp: 12 }, () => ({ ...none, country: 'NL' }))).toEqual({ ...none, country: 'NL' });
});

test.each([
  ['a common day', '2026-11-21', { after: '1987-11-21', until: '2008-11-21' }],
  ['a leap day, in years without one', '2028-02-29', { after: '1989-02-28', until: '2010-02-28' }],
])('ages become birth dates on %s', (_, day, expected) => {
  expect(birthDates({ min: 18, max: 38 }, new Date(`${day}T12:00:00Z`))).toEqual(expected);
});

test('a traffic source that is not one counts as none', () => {
  expect(readTrafficSource('{"ref":"summer","more":1}')).toMatchObject({ ref: 'summer', network: null });
  for (const text of [undefined, '', 'null', '7x', '[']) expect(readTrafficSource(text)).toBeNull();
});
