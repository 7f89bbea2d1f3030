import { expect, test } from 'vitest';
import { countryName, languageName } from './names.ts';

test('names countries and languages in the reader’s language', () => {
  expect(countryName('DE', 'en')).toBe('Germany');
  expect(countryName('DE', 'pl')).toBe('Niemcy');
  expect(languageName('nl', 'de')).toBe('Niederländisch');
});

test('returns the code without a name and never throws', () => {
  expect(countryName('QQ', 'en')).toBe('QQ');
  expect(countryName('nowhere', 'en')).toBe('nowhere');
  expect(languageName('', 'en')).toBe('');
});
