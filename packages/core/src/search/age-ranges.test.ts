import { expect, test } from 'vitest';
import { ageRangeOf, ageRanges, otherAges } from './age-ranges.ts';

test(
  'the age filter has seven choices that cover every age',
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

test('a higher minimum age limits the choices', () => {
  expect(ageRanges(30).map(({ id, min }) => [id, min])).toEqual([
    ['all', null],
    ['26to35', 30],
    ['36to45', 36],
    ['46to55', 46],
    ['56to65', 56],
    ['over65', 66],
  ]);
});

test('finds the choice of a pair of ages', () => {
  for (const range of ageRanges()) {
    expect(ageRangeOf({ min_age: range.min, max_age: range.max })).toEqual(range);
  }
  expect(ageRangeOf({ min_age: 20, max_age: 30 })).toBeNull();
});

test.each([
  [18, null, 18, 'all'],
  [null, 120, 18, 'all'],
  [null, 25, 18, 'upTo25'],
  [18, 35, 30, '26to35'],
  [66, 120, 18, 'over65'],
])(
  '%s to %s on a site from %s matches the choice with the same results: %s',
  (min_age, max_age, minAge, id) => {
    expect(ageRangeOf({ min_age, max_age }, minAge)?.id).toBe(id);
    expect(otherAges({ min_age, max_age }, minAge)).toBeNull();
  },
);

test.each([
  [30, 40, '30-40', '30-40'],
  [null, 40, '-40', '18-40'],
  [30, 120, '30-', null],
  [33, 33, '33-33', '33'],
])('%s to %s, which is no standard range, becomes its own choice', (min_age, max_age, id, label) => {
  expect(otherAges({ min_age, max_age })).toMatchObject({ id, label });
});
