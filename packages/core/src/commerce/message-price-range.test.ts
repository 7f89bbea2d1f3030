import { expect, test } from 'vitest';
import { messagePriceRange } from './message-price-range.ts';

const pack = (credits: number | null, amount: number) => ({ credits, price: { amount, currency: 'EUR' } });
const euros = (amount: number) => ({ amount, currency: 'EUR' });

test.each([
  [[pack(20, 479), pack(50, 1199), pack(200, 2999)], 2, { from: euros(30), to: euros(48) }],
  [[pack(50, 1000)], 1, { from: euros(20), to: euros(20) }],
  [[pack(null, 1999)], 2, null],
  [[pack(20, 479)], 0, null],
  [[], 2, null],
])('packages %j with %j credits a message', (products, credits, range) => {
  expect(messagePriceRange(products, credits)).toEqual(range);
});
