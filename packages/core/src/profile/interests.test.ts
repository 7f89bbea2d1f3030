import { expect, test } from 'vitest';
import { areInterests, interestsOf, withInterest } from './interests.ts';

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
