import { expect, test } from 'vitest';
import { countryName, formatMoney, languageName } from './names.ts';

test('countries and languages are named in the reader’s language', () => {
  expect(countryName('DE', 'en')).toBe('Germany');
  expect(countryName('DE', 'pl')).toBe('Niemcy');
  expect(languageName('nl', 'de')).toBe('Niederländisch');
});

test('what has no name stays a code and never throws', () => {
  expect(countryName('QQ', 'en')).toBe('QQ');
  expect(countryName('nowhere', 'en')).toBe('nowhere');
  expect(languageName('', 'en')).toBe('');
});

test('money is written as the language writes it, from the minor unit', () => {
  expect(formatMoney(199, 'EUR', 'en-US')).toBe('€1.99');
  expect(formatMoney(199, 'EUR', 'de-DE')).toMatch(/^1,99\s€$/);
  expect(formatMoney(150, 'JPY', 'en-US')).toBe('¥150');
});
