import { expect, test } from 'vitest';
import { readMessagePrice } from './message-price.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
const member = { premium_until: '2026-06-01T12:00:00.000Z' };
const over = { premium_until: '2026-04-01T12:00:00.000Z' };

test.each([
  [member, ['free_messages'], 0],
  [over, ['free_messages'], 2],
  [null, ['free_messages'], 2],
  [member, ['no_adverts'], 2],
  [member, undefined, 2],
] as const)('a message of %j with the effects %j costs %i', (user, effects, price) => {
  const settings = { message_credits: 2, ...(effects && { premium_effects: [...effects] }) };
  expect(readMessagePrice(user, settings, now)).toBe(price);
});
