import { expect, test } from 'vitest';
import { messagePriceRange, readMessagePrice } from './message-price.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
const member = { premium_until: '2026-06-01T12:00:00.000Z' };
const formerMember = { premium_until: '2026-04-01T12:00:00.000Z' };

test.each([
  [member, ['free_messages'], 0],
  [formerMember, ['free_messages'], 2],
  [null, ['free_messages'], 2],
  [member, ['no_adverts'], 2],
  [member, undefined, 2],
] as const)('a message of %j with the effects %j costs %i', (user, effects, price) => {
  const settings = { message_credits: 2, ...(effects && { premium_effects: [...effects] }) };
  expect(readMessagePrice(user, settings, now)).toBe(price);
});

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
