import { expect, test } from 'vitest';
import { localFictionalTerm } from './fictional-term.ts';

test.each([
  ['fictional profiles', 'de', 'fiktive Profile'],
  ['fiktive Profile', 'pl', 'profile fikcyjne'],
  ['profile fikcyjne', 'en', 'fictional profiles'],
  ['fictional profiles', 'sv', 'fictional profiles'],
  ['Dream profiles', 'de', 'Dream profiles'],
  ['', 'de', ''],
])('the term %j in %s is %j', (term, language, expected) => {
  expect(localFictionalTerm(term, language)).toBe(expected);
});
