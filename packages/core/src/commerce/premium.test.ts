import { expect, test } from 'vitest';
import { extendedPremium, isPremium, premiumEffects, seesReadReceipts } from './premium.ts';

const now = new Date('2026-05-01T12:00:00.000Z');

test.each([
  [null, false],
  [{}, false],
  [{ premium_until: null }, false],
  [{ premium_until: '2026-05-01T12:00:00.000Z' }, false],
  [{ premium_until: '2026-05-01T12:00:00.001Z' }, true],
])('a member with %j has premium: %s', (user, expected) => {
  expect(isPremium(user, now)).toBe(expected);
});

test.each([
  [null, 30, '2026-05-31T12:00:00.000Z'],
  ['2026-04-01T12:00:00.000Z', 30, '2026-05-31T12:00:00.000Z'],
  ['2026-05-11T12:00:00.000Z', 30, '2026-06-10T12:00:00.000Z'],
  ['2026-06-10T12:00:00.000Z', -30, '2026-05-11T12:00:00.000Z'],
])('premium until %s and %i more days', (premiumEnd, days, expected) => {
  expect(extendedPremium(premiumEnd === null ? null : new Date(premiumEnd), days, now).toISOString()).toBe(
    expected,
  );
});

const all = ['no_adverts', 'free_messages', 'read_receipts'] as const;
const member = { premium_until: '2026-06-01T12:00:00.000Z' };
const formerMember = { premium_until: '2026-04-01T12:00:00.000Z' };

test('states the effects that make a difference on the site, each once', () => {
  const site = {
    premium_effects: [...all, ...all],
    message_credits: 2,
    member_resell: ['cams' as const],
    chat: {},
  };
  expect(premiumEffects(site)).toEqual(['free_messages', 'read_receipts', 'no_adverts']);
  expect(premiumEffects({ ...site, message_credits: 0 })).toEqual(['read_receipts', 'no_adverts']);
  expect(premiumEffects({ ...site, member_resell: [] })).toEqual(['free_messages', 'read_receipts']);
  expect(premiumEffects({ ...site, chat: { readReceipts: false } })).toEqual(['free_messages', 'no_adverts']);
  expect(premiumEffects({ message_credits: 2, member_resell: ['cams'], chat: {} })).toEqual([]);
});

test.each([
  [member, {}, ['read_receipts'], true],
  [formerMember, {}, ['read_receipts'], false],
  [formerMember, {}, ['no_adverts'], true],
  [formerMember, {}, undefined, true],
  [member, { readReceipts: false }, ['read_receipts'], false],
] as const)(
  '%j on a site with the switches %j and effects %j sees receipts: %s',
  (user, chat, effects, sees) => {
    const settings = { chat, ...(effects && { premium_effects: [...effects] }) };
    expect(seesReadReceipts(user, settings, now)).toBe(sees);
  },
);
