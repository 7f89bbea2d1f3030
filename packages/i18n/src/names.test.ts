import { expect, test } from 'vitest';
import { countryName, formatMoney, languageName } from './names.ts';

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

test('formats money in the language from the minor unit', () => {
  expect(formatMoney(199, 'EUR', 'en-US')).toBe('€1.99');
  expect(formatMoney(199, 'EUR', 'de-DE')).toMatch(/^1,99\s€$/);
  expect(formatMoney(150, 'JPY', 'en-US')).toBe('¥150');
});
