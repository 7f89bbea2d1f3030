import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test('formats money in the language from the minor unit', () => {
  expect(formatMoney(199, 'EUR', 'en-US')).toBe('€1.99');
  expect(formatMoney(199, 'EUR', 'de-DE')).toMatch(/^1,99\s€$/);
  expect(formatMoney(150, 'JPY', 'en-US')).toBe('¥150');
});

test.each([
  [199_900, 'HUF', 'en', 'HUF 1,999.00'],
  [199_900, 'HUF', 'hu', '1999,00 Ft'],
  [1_234_567, 'IDR', 'de', '12.345,67 IDR'],
  [1234, 'IQD', 'en', 'IQD 1.234'],
  [990, 'ISK', 'nl', 'ISK 990'],
  [-605, 'EUR', 'en', '-€6.05'],
])('formats %d of %s in %s with the decimals of the contract', (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale).replaceAll(/\s/g, ' ')).toBe(text);
});

test.each([
  ['XYZ', 'XYZ 12.05'],
  ['EURO', '12.05 EURO'],
  ['€', '12.05 €'],
  ['', '12.05'],
])('draws an amount in the unknown currency %j', (currency, text) => {
  expect(formatMoney(1205, currency, 'en').replaceAll(/\s/g, ' ')).toBe(text);
});
