import { expect, test } from 'vitest';
import { isCurrency, readAmount } from './currencies.ts';
import { minorDigits, writeAmount } from './minor-digits.ts';

test.each([
  ['EUR', 1199, '11.99'],
  ['EUR', 5, '0.05'],
  ['EUR', 0, '0.00'],
  ['EUR', -605, '-6.05'],
  ['HUF', 199_900, '1999.00'],
  ['TWD', 12_050, '120.50'],
  ['IDR', 1_500_000, '15000.00'],
  ['COP', 990_001, '9900.01'],
  ['ISK', 1990, '1990'],
  ['JPY', 1500, '1500'],
  ['CLP', 9, '9'],
  ['KWD', 1234, '1.234'],
  ['IQD', 5, '0.005'],
])('writes %s %d as %s, and reads it', (currency, amount, value) => {
  expect(writeAmount({ amount, currency })).toBe(value);
  expect(readAmount(value, currency)).toBe(amount < 0 ? null : amount);
});

test.each([
  ['1999', 'HUF', 199_900],
  ['11.9', 'EUR', 1190],
  ['1500.00', 'JPY', 1500],
  ['11.990', 'EUR', 1199],
  ['1.2', 'KWD', 1200],
])('reads %s %s, whose zeros at the end are missing or added', (value, currency, amount) => {
  expect(readAmount(value, currency)).toBe(amount);
});

test.each([
  ['', 'EUR'],
  ['11,99', 'EUR'],
  ['-1.00', 'EUR'],
  ['1e3', 'EUR'],
  ['11.999', 'EUR'],
  ['1500.5', 'JPY'],
  ['1.00', 'XYZ'],
  ['1.00', 'eur'],
])('refuses %j %s', (value, currency) => {
  expect(readAmount(value, currency)).toBeNull();
});

test.each(['', 'E', 'eur', 'EURO', 'R U', 'XYZ', 'XAU', 'HRK'])('knows no currency %j', (value) => {
  expect(isCurrency(value)).toBe(false);
  expect(minorDigits(value)).toBe(2);
});

test('knows each currency once', () => {
  const currencies = Intl.supportedValuesOf('currency').filter(isCurrency);
  expect(currencies.length).toBeGreaterThan(140);
  expect(currencies).toEqual(
    expect.arrayContaining(['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'HUF', 'ISK', 'JPY', 'KWD']),
  );
});
