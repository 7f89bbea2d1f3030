import { allCalls } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { errorPolicy, isDiscountErrorRethrown } from './policy.ts';

test('every call of the contract has a policy, and nothing else has', () => {
  expect(Object.keys(errorPolicy).toSorted()).toEqual(allCalls.map((call) => call.name).toSorted());
});

test('what section 8 says is only logged is only logged', () => {
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

test('sign-up and conversation removal alert, starting a chat gives a notice, activation is silent', () => {
  const { signUp, deleteChat, startChat, getActivation } = errorPolicy;
  expect({ signUp, deleteChat, startChat, getActivation }).toEqual({
    signUp: 'alert',
    deleteChat: 'alert',
    startChat: 'notice',
    getActivation: 'ignore',
  });
});

test(
  'only the welcome discount swallows its error',
  { meta: { spec: ['error.discount-code-welcome-swallowed'] } },
  () => {
    expect(isDiscountErrorRethrown({ welcome: 'true' })).toBe(false);
  },
);

test.each([{}, { code: 'SUMMER' }, { welcome: 'false' }, { package: 'gold' }])(
  'any other discount query throws its error at who asks: %j',
  { meta: { spec: ['error.discount-code-rethrown'] } },
  (query) => {
    expect(isDiscountErrorRethrown(query)).toBe(true);
  },
);
