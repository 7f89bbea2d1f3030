import { expect, test } from 'vitest';
import { isPaymentAddress } from './payment-address.ts';

test.each([
  ['https://pay.example/checkout/1', true],
  ['http://localhost:4000/test-checkout/1', true],
  ['http://pay.example/checkout/1', false],
  ['http://localhost:4001/test-checkout/1', false],
  ['javascript:alert(1)', false],
  ['/checkout/1', false],
  ['', false],
])('leaves for %j: %s', (address, expected) => {
  expect(isPaymentAddress(address, 'http://localhost:4000')).toBe(expected);
});
