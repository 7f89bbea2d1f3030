import { expect, test } from 'vitest';
import { pagePosition, personPages, placePages, shownPlace, textPages } from './pages.ts';

test.each([
  [{ country: true, city: true }, true, ['country', 'region', 'city']],
  [{ country: true, city: false }, false, ['country']],
  [{ country: false, city: true }, true, ['region', 'city']],
  [{ country: false, city: false }, false, ['region']],
])('step 3 with %j and regions %s has the pages %j', (fields, hasRegions, pages) => {
  expect(placePages(fields, hasRegions)).toEqual(pages);
});

test.each([
  [true, true, 'both'],
  [true, false, 'city'],
  [false, true, 'region'],
  [false, false, 'country'],
] as const)('with the city asked for (%s) and regions (%s), others see: %s', (city, hasRegions, expected) => {
  expect(shownPlace({ city }, hasRegions)).toBe(expected);
});

test('steps 4 and 5 have a page for each question, and one for all sensitive fields', () => {
  const allowed_values = { smoking: [], hair: [], drinking: [] };
  const pages = ['gender', 'birthDate', 'meet', 'field-hair', 'sensitive'];
  expect(personPages({ allowed_values, search_fields: ['gender', 'age'] })).toEqual(pages);
  expect(personPages({ allowed_values, search_fields: ['age'] })).toEqual(
    pages.filter((page) => page !== 'meet'),
  );
  expect(textPages(['about_me', 'looking_for'])).toEqual(['field-about_me', 'sensitive']);
  expect(textPages(['about_me'])).toEqual(['field-about_me']);
  // A field of the site shares its page with no question of the step.
  expect(personPages({ allowed_values: { meet: [] }, search_fields: ['gender'] })).toEqual([
    'gender',
    'birthDate',
    'meet',
    'field-meet',
  ]);
});

test('the pages go on one by one, and an unknown page is the first', () => {
  const pages = ['country', 'region', 'city'];
  expect(pagePosition(pages, null)).toEqual({ page: 'country', number: 1, next: 'region', passed: [] });
  expect(pagePosition(pages, 'city')).toEqual({
    page: 'city',
    number: 3,
    next: null,
    passed: ['country', 'region'],
  });
  expect(pagePosition(pages, 'hair').page).toBe('country');
});
