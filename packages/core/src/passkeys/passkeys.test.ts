import { expect, test } from 'vitest';
import { canAddPasskey, namePasskey } from './index.ts';

test.each([
  ['Phone', 'Phone'],
  ['  My  old\nphone ', 'My old phone'],
  ['Ph\u200Bone', 'Phone'],
])('stores the name %j as %j', (typedName, storedName) => {
  expect(namePasskey(typedName)).toEqual({ isAllowed: true, value: storedName });
});

test.each(['   ', '\u200B', '\n\t'])('refuses the name %j, which nobody sees', (typedName) => {
  const refusal = { code: 'bad_request', fields: { name: 'required' } };
  expect(namePasskey(typedName)).toEqual({ isAllowed: false, refusal });
});

test.each([
  [0, true],
  [9, true],
  [10, false],
  [11, false],
])('an account with %i passkeys may add one: %s', (count, isAllowed) => {
  expect(canAddPasskey(count)).toBe(isAllowed);
});
