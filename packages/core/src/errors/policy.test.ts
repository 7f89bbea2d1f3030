import { expect, test } from 'vitest';
import { errorPolicyOf, isDiscountErrorRethrown } from './policy.ts';

test('the screens of all other calls show their errors', () => {
  for (const name of ['login', 'logInWithPasskey', 'createOrder'] as const)
    expect(errorPolicyOf(name)).toBe('screen');
});

test('only logs the errors that section 8 lists as logged', () => {
  const logged = [
    'likeProfile',
    'unlikeProfile',
    'search',
    'searchCams',
    'geocode',
    'getRegions',
    'getInterests',
  ] as const;
  for (const name of [...logged, 'uploadImages', 'saveUser'] as const)
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
