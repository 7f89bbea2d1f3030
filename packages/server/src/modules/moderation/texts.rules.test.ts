import { expect, test } from 'vitest';
import { isTypedField } from './texts.rules.ts';

test.each([
  ['name', true],
  ['city', true],
  ['about', true],
  ['smoking', false],
  ['interests', false],
  ['toString', false],
  ['', false],
])('%s is a text of its member: %s', (field, isTyped) => {
  expect(isTypedField(field, ['about', 'looking_for'])).toBe(isTyped);
});
