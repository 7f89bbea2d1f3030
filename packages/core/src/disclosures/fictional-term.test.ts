import { expect, test } from 'vitest';
import { fictionalWords, localFictionalTerm } from './fictional-term.ts';
import { hasPlainTerm } from './join-facts.ts';

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

test('the plain words of each language are found, and no term of a site’s own', () => {
  const isPlain = (term: string) => hasPlainTerm({ fictional_plural: term });
  expect(Object.values(fictionalWords).filter((term) => !isPlain(term))).toEqual([]);
  expect(['', 'Dream profiles', 'made-up profiles', 'fictitious profiles'].filter(isPlain)).toEqual([]);
});
