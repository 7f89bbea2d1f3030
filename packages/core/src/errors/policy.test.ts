import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { errorPolicyOf, isDiscountErrorRethrown, waitOf } from './policy.ts';

test('the screens of all other calls show their errors', () => {
  for (const name of ['login', 'logInWithPasskey', 'createOrder'] as const)
    expect(errorPolicyOf(name)).toBe('screen');
});

test('only logs the errors that section 8 lists as logged', () => {
  const loggedCalls = [
    'likeProfile',
    'unlikeProfile',
    'search',
    'searchCams',
    'geocode',
    'getRegions',
    'getInterests',
  ] as const;
  for (const name of [...loggedCalls, 'uploadImages', 'saveUser'] as const)
    expect(errorPolicyOf(name)).toBe('log');
});

test('alerts for sign-up and conversation removal, shows a notice for starting a chat, and ignores activation', () => {
  const names = ['signUp', 'deleteChat', 'startChat', 'getActivation'] as const;
  expect(names.map(errorPolicyOf)).toEqual(['alert', 'alert', 'notice', 'ignore']);
});

test('swallows only the error of the welcome discount', () => {
  expect(isDiscountErrorRethrown({ welcome: 'true' })).toBe(false);
});

test.each([{}, { code: 'SUMMER' }, { welcome: 'false' }, { package: 'gold' }])(
  'rethrows the error of any other discount query: %j',
  (query) => {
    expect(isDiscountErrorRethrown(query)).toBe(true);
  },
);

test.each([
  [0, 1, 'second'],
  [7, 7, 'second'],
  [60, 60, 'second'],
  [61, 2, 'minute'],
  [120, 2, 'minute'],
  [3600, 60, 'minute'],
  [3601, 2, 'hour'],
] as const)('%i seconds are %i of a %s', (seconds, value, unit) => {
  expect(waitOf(seconds)).toEqual({ value, unit });
});

test('the displayed wait is never shorter than the actual one', () => {
  const seconds = { second: 1, minute: 60, hour: 3600 };
  fc.assert(
    fc.property(fc.nat(200_000), (waitSeconds) => {
      const { value, unit } = waitOf(waitSeconds);
      expect(value * seconds[unit]).toBeGreaterThanOrEqual(waitSeconds);
    }),
  );
});
