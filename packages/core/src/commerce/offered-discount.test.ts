import type { Shop } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { findDiscount, offeredDiscount } from './offered-discount.ts';

const shop: Shop = {
  products: [],
  countries: {},
  discounts: [
    { code: 'HELLO', kind: 'welcome', percent: 20 },
    { code: 'Spring', kind: 'typed', percent: 10, until: '2026-06-01T12:00:00Z' },
    { code: 'ALWAYS', kind: 'typed', percent: 5 },
    { code: 'HOUR', kind: 'time_bonus', percent: 30, minutes: 60, query: { bonus: 'hour', from: 'mail' } },
    { code: 'NEVER', kind: 'time_bonus', percent: 99, minutes: 1, query: {} },
  ],
};

test.each([
  [{ code: 'Spring' }, 'Spring'],
  [{ code: ' sPRING ' }, 'Spring'],
  [{ code: 'SPRINGS' }, undefined],
  [{ code: '' }, undefined],
  // The code of another kind is not typed.
  [{ code: 'HELLO' }, undefined],
  [{ code: 'HOUR' }, undefined],
  [{ welcome: 'true' }, 'HELLO'],
  [{ welcome: 'false' }, undefined],
  [{ bonus: 'hour', from: 'mail', other: 'x' }, 'HOUR'],
  [{ bonus: 'hour' }, undefined],
  [{ bonus: 'day', from: 'mail' }, undefined],
  [{}, undefined],
])('the query %j asks for the discount %s', (query, code) => {
  expect(findDiscount(shop, query)?.code).toBe(code);
});

test('a site without a shop or without discounts has none', () => {
  expect(findDiscount(undefined, { welcome: 'true' })).toBeNull();
  expect(findDiscount({ products: [], countries: {} }, { code: 'HELLO' })).toBeNull();
});

const [welcome, spring, always, hour] = shop.discounts!;
const now = new Date('2026-06-01T11:59:59Z');
const facts = { hasPaid: false, startedAt: new Date('2026-06-01T11:30:00Z'), now };
const createFacts = (iso: string) => ({ ...facts, now: new Date(iso) });

test('the welcome discount ends with the first payment, others do not', () => {
  expect(offeredDiscount(welcome!, facts)).toEqual({
    code: 'HELLO',
    kind: 'welcome',
    percent: 20,
    valid_until: null,
  });
  expect(offeredDiscount(welcome!, { ...facts, hasPaid: true })).toBeNull();
  expect(offeredDiscount(always!, { ...facts, hasPaid: true })).toMatchObject({
    percent: 5,
    valid_until: null,
  });
});

test('a typed discount ends at its time', () => {
  expect(offeredDiscount(spring!, facts)).toMatchObject({ valid_until: '2026-06-01T12:00:00Z' });
  expect(offeredDiscount(spring!, createFacts('2026-06-01T12:00:00Z'))).toBeNull();
});

test('a time bonus ends its minutes after the first request', () => {
  expect(offeredDiscount(hour!, facts)).toMatchObject({ valid_until: '2026-06-01T12:30:00.000Z' });
  expect(offeredDiscount(hour!, createFacts('2026-06-01T12:29:59Z'))).not.toBeNull();
  expect(offeredDiscount(hour!, createFacts('2026-06-01T12:30:00Z'))).toBeNull();
});
