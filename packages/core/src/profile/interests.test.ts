import { expect, test } from 'vitest';
import { areInterests, capitalize, interestsOf, withInterest } from './interests.ts';

test.each([
  ['', 'books', true, 'books'],
  ['books', 'film', true, 'books,film'],
  ['books,film', 'film', true, 'books,film'],
  ['books,film', 'books', false, 'film'],
  ['books', 'books', false, ''],
])('changes %j: %s is chosen: %s', (value, id, isChosen, expected) => {
  expect(withInterest(value, id, isChosen)).toBe(expected);
});

test.each([
  ['', true],
  ['books', true],
  ['books,film', true],
  ['books,books', false],
  ['books,', false],
  ['plaid', false],
])('says whether %j names interests', (value, expected) => {
  expect(areInterests(value)).toBe(expected);
});

test('a profile has interests where the site has them', () => {
  const profile = { personal: { interests: 'books,film' } };
  expect(interestsOf(profile, { my_profile: {} })).toEqual(['books', 'film']);
  expect(interestsOf(profile, { my_profile: { interests: false } })).toEqual([]);
  expect(interestsOf({ personal: null }, { my_profile: {} })).toEqual([]);
});

test.each([
  ['nl', 'wandelen, films en yoga', 'Wandelen, films en yoga'],
  ['nl-BE', 'ijshockey', 'IJshockey'],
  ['pl', 'życie nocne', 'Życie nocne'],
  ['fr', 'événements', 'Événements'],
  ['de', 'Bücher, Film', 'Bücher, Film'],
  ['en', 'Netflix', 'Netflix'],
  ['en', '', ''],
])('in %s, %j begins as %j', (locale, text, expected) => {
  expect(capitalize(text, locale)).toBe(expected);
});
