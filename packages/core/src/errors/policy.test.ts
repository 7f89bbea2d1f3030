import { allCalls } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { errorPolicy, isDiscountErrorRethrown } from './policy.ts';

test('every call of the contract has exactly one policy', () => {
  expect(Object.keys(errorPolicy).toSorted()).toEqual(allCalls.map((call) => call.name).toSorted());
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
  for (const name of [...logged, 'uploadImages', 'saveUser'] as const) expect(errorPolicy[name]).toBe('log');
});

test('alerts for sign-up and conversation removal, shows a notice for starting a chat, and ignores activation', () => {
  const { signUp, deleteChat, startChat, getActivation } = errorPolicy;
  expect({ signUp, deleteChat, startChat, getActivation }).toEqual({
    signUp: 'alert',
    deleteChat: 'alert',
    startChat: 'notice',
    getActivation: 'ignore',
  });
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
