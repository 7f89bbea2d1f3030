import { expect, test } from 'vitest';
import { isPushOffered, isTileEligible, tileKinds } from './member.ts';

const member = { paid_user: false, signup_date: '2026-01-01T00:00:00.000Z' };
const signedUp = Date.parse(member.signup_date);
const fourDays = 345_600_000;

test(
  'an unpaid account gets tiles once it is older than 4 days, not at exactly 4',
  { meta: { spec: ['tile.shown-to-unpaid-older-than-4-days', 'tile.account-age-over-345600000-ms'] } },
  () => {
    expect(isTileEligible(member, new Date(signedUp + fourDays))).toBe(false);
    expect(isTileEligible(member, new Date(signedUp + fourDays + 1))).toBe(true);
  },
);

test('a paid member gets no tiles', { meta: { spec: ['tile.paid-users-excluded'] } }, () => {
  const later = new Date(signedUp + 2 * fourDays);
  const all = { member_resell: ['cams', 'camads'] } satisfies Parameters<typeof tileKinds>[1];
  expect(tileKinds({ ...member, paid_user: true }, all, later)).toEqual({ cam: false, advert: false });
  expect(tileKinds(null, all, later)).toEqual({ cam: false, advert: false });
});

test('premium removes tiles where that is its effect', () => {
  const later = new Date(signedUp + 2 * fourDays);
  const premium = { ...member, premium_until: '2027-01-01T00:00:00.000Z' };
  const site = { member_resell: ['cams' as const] };
  expect(tileKinds(premium, site, later).cam).toBe(true);
  const siteWithoutAdverts = { ...site, premium_effects: ['no_adverts' as const] };
  expect(tileKinds(premium, siteWithoutAdverts, later).cam).toBe(false);
  expect(tileKinds(premium, siteWithoutAdverts, new Date('2027-01-01T00:00:00.000Z')).cam).toBe(true);
});

test('each kind of tile has its switch, and an invalid date gives none', () => {
  const later = new Date(signedUp + 2 * fourDays);
  expect(tileKinds(member, { member_resell: ['cams'] }, later)).toEqual({ cam: true, advert: false });
  expect(tileKinds(member, { member_resell: ['camads'] }, later)).toEqual({ cam: false, advert: true });
  expect(isTileEligible({ ...member, signup_date: 'soon' }, later)).toBe(false);
});

const offer = {
  user: member,
  push: { isCapable: true, isSubscribed: false },
  settings: { push_pub: 'key' },
} as const;

const offers = [
  { rule: 'push.offer-when-all-conditions-hold', input: offer, expected: true },
  { rule: 'push.offer-needs-login', input: { ...offer, user: null }, expected: false },
  {
    rule: 'push.offer-needs-capable',
    input: { ...offer, push: { ...offer.push, isCapable: false } },
    expected: false,
  },
  {
    rule: 'push.offer-needs-not-subscribed',
    input: { ...offer, push: { ...offer.push, isSubscribed: '{}' } },
    expected: false,
  },
  { rule: 'push.offer-needs-push-key', input: { ...offer, settings: { push_pub: null } }, expected: false },
];

for (const { rule, input, expected } of offers) {
  test(`push is ${expected ? '' : 'not '}offered (${rule})`, { meta: { spec: [rule] } }, () => {
    expect(isPushOffered(input)).toBe(expected);
  });
}

test('push is not offered again after a refusal', () => {
  expect(isPushOffered({ ...offer, push: { isCapable: true, isSubscribed: 'denied' } })).toBe(false);
});
