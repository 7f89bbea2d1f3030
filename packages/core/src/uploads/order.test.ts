import { expect, test } from 'vitest';
import { photoOrder } from './order.ts';

test.each([
  [
    ['b', 'a', 'c'],
    ['b', 'a', 'c'],
  ],
  [['c'], ['c', 'a', 'b']],
  [[], ['a', 'b', 'c']],
])('reorders photos a, b and c with %j to %j', (named, value) => {
  expect(photoOrder(['a', 'b', 'c'], named)).toEqual({ isAllowed: true, value });
});

test('a photo named twice is a bad request, and one of another member is not found', () => {
  expect(photoOrder(['a', 'b'], ['a', 'a'])).toMatchObject({
    refusal: { code: 'bad_request', fields: { order: 'repeated' } },
  });
  expect(photoOrder(['a', 'b'], ['z'])).toMatchObject({ refusal: { code: 'not_found' } });
});
