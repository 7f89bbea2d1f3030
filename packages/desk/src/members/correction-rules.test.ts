import { expect, test } from 'vitest';
import { creditsOf } from './correction-rules.ts';

test.each([
  ['add', ' 5 ', 5],
  ['take', '5', -5],
  ['add', '10000', 10_000],
  ['add', '10001', null],
  ['take', '0', null],
  ['add', '-5', null],
  ['add', '1.5', null],
  ['add', '', null],
] as const)('to %s %j changes the credits by %s', (direction, amount, credits) => {
  expect(creditsOf(direction, amount)).toBe(credits);
});
