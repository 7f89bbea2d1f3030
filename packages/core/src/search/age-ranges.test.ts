import { expect, test } from 'vitest';
import { ageRangeOf, ageRanges } from './age-ranges.ts';

test(
  'the age filter has seven choices that leave no age out',
  { meta: { spec: ['search.age-ranges'] } },
  () => {
    expect(ageRanges().map(({ id, min, max }) => [id, min, max])).toEqual([
      ['all', null, null],
      ['upTo25', 18, 25],
      ['26to35', 26, 35],
      ['36to45', 36, 45],
      ['46to55', 46, 55],
      ['56to65', 56, 65],
      ['over65', 66, null],
    ]);
  },
);

test('up to 25 is labelled 18-25', { meta: { spec: ['search.age-range-up-to-25-label'] } }, () => {
  expect(ageRanges().find(({ id }) => id === 'upTo25')?.label).toBe('18-25');
});

test('a higher minimum age cuts the choices', () => {
  expect(ageRanges(30).map(({ id, min }) => [id, min])).toEqual([
    ['all', null],
    ['26to35', 30],
    ['36to45', 36],
    ['46to55', 46],
    ['56to65', 56],
    ['over65', 66],
  ]);
});

test('a pair of ages is found again among the choices', () => {
  for (const range of ageRanges()) {
    expect(ageRangeOf({ min_age: range.min, max_age: range.max })).toEqual(range);
  }
  expect(ageRangeOf({ min_age: 20, max_age: 30 })).toBeNull();
});
