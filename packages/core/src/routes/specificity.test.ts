import { expect, test } from 'vitest';
import { bySpecificity, segmentsOf } from './specificity.ts';

test('tries a fixed path before a parameter, and a splat last', () => {
  const expected = [
    '/credits/repeat-order',
    '/credits',
    '/credits/:creditId/:paymentMethod?',
    '/credits/*slug',
  ];
  const sorted = expected.toReversed().toSorted((a, b) => bySpecificity(segmentsOf(a), segmentsOf(b)));
  expect(sorted).toEqual(expected);
});
