import { expect, test } from 'vitest';
import { bySpecificity, segmentsOf } from './specificity.ts';

test('a fixed path is tried before a pattern, and the rest of a path last', () => {
  const expected = [
    '/credits/repeat-order',
    '/credits',
    '/credits/:creditId/:paymentMethod?',
    '/credits/*slug',
  ];
  const sorted = expected.toReversed().toSorted((a, b) => bySpecificity(segmentsOf(a), segmentsOf(b)));
  expect(sorted).toEqual(expected);
});
