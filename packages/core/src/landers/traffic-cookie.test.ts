import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asksForConsent,
  choiceCookies,
  knownTrafficSource,
  trafficCookie,
  visitCookie,
} from './traffic-cookie.ts';

const open = { signups: 'all', logged_out_search: 'all', logged_out_search_trafficsource: 'all' } as const;
const byAdvert = { ...open, signups: 'with_trafficsource' };
const part = fc.option(fc.string({ minLength: 1, maxLength: 200 }), { nil: null });
const source = fc
  .record({ network: part, ref: part, sub1: part, sub2: part, sub3: part })
  .filter((each) => Object.values(each).some((value) => value !== null));
const none = new URLSearchParams();
const advert = new URLSearchParams('ref=new');
const writeCookies = (value: string) => `scheme=dark; traffic_source=${value}; i18n_redirected=de`;
const choice = (consent: string) => `cookie_consent=${consent}; ${writeCookies('ref%3Dold')}`;

test('a cookie is parsed back unchanged, and no value can terminate it', () => {
  fc.assert(
    fc.property(source, (trafficSource) => {
      const cookie = trafficCookie(trafficSource, { secure: false, consent: 'accepted' });
      expect(cookie).toMatch(/^traffic_source=[^;,\s]+; Max-Age=2592000; Path=\/; SameSite=Lax$/);
      expect(knownTrafficSource(none, cookie)).toEqual(trafficSource);
    }),
  );
});

test(
  'lives 30 days with SameSite=Lax after accepting, else until the browser closes',
  { meta: { spec: ['const.cookie-lifetime-30-days', 'const.cookie-lax'] } },
  () => {
    const ref = { network: null, ref: 'r', sub1: null, sub2: null, sub3: null };
    expect(trafficCookie(ref, { secure: true, consent: 'accepted' })).toBe(
      'traffic_source=ref%3Dr; Max-Age=2592000; Path=/; SameSite=Lax; Secure',
    );
    for (const consent of ['rejected', null] as const)
      expect(trafficCookie(ref, { secure: false, consent })).toBe(
        'traffic_source=ref%3Dr; Path=/; SameSite=Lax',
      );
  },
);

test('the address takes priority over the cookie, and a malformed cookie counts as none', () => {
  expect(knownTrafficSource(advert, writeCookies('ref%3Dold'))?.ref).toBe('new');
  expect(knownTrafficSource(new URLSearchParams('q=1'), writeCookies('ref%3Dold'))?.ref).toBe('old');
  expect(knownTrafficSource(none, writeCookies('%E0%A4%A'))).toBeNull();
  expect(knownTrafficSource(none, 'not_traffic_source=ref%3Dold')).toBeNull();
  expect(knownTrafficSource(none, null)).toBeNull();
});

test('asks only with a traffic source and without a choice', () => {
  expect(asksForConsent({ query: advert, cookies: null })).toBe(true);
  expect(asksForConsent({ query: none, cookies: writeCookies('ref%3Dold') })).toBe(true);
  expect(asksForConsent({ query: none, cookies: 'cookie_consent=maybe; scheme=dark' })).toBe(false);
  expect(asksForConsent({ query: advert, cookies: 'cookie_consent=maybe' })).toBe(true);
  for (const consent of ['accepted', 'rejected'])
    expect(asksForConsent({ query: advert, cookies: choice(consent) })).toBe(false);
});

test.each([
  ['an advert without a choice', 'new', null, 'ref%3Dnew; Path'],
  ['an advert after accepting', 'new', choice('accepted'), 'ref%3Dnew; Max-Age=2592000;'],
  ['an advert after rejecting', 'new', choice('rejected'), 'ref%3Dnew; Path'],
  ['a stored source without a choice', null, writeCookies('ref%3Dold'), 'ref%3Dold; Path'],
  ['a stored source after accepting', null, choice('accepted'), null],
  ['a stored source after rejecting', null, choice('rejected'), null],
  ['no source', null, null, null],
])('a page with %s', (_, ref, cookies, expected) => {
  const visit = { query: ref ? advert : none, cookies };
  const cookie = visitCookie(visit, { settings: byAdvert, secure: false });
  if (expected === null) expect(cookie).toBeNull();
  else expect(cookie).toContain(`traffic_source=${expected}`);
});

test.each([
  ['an advert without a choice', 'new', null, null],
  ['an advert after accepting', 'new', choice('accepted'), 'ref%3Dnew; Max-Age=2592000;'],
  ['an advert after rejecting', 'new', 'cookie_consent=rejected', null],
  ['a stored source without a choice', null, writeCookies('ref%3Dold'), '; Max-Age=0;'],
  ['a stored source after accepting', null, choice('accepted'), null],
])('where a source opens nothing, a page with %s stores it only if accepted', (_, ref, cookies, expected) => {
  const visit = { query: ref ? advert : none, cookies };
  const cookie = visitCookie(visit, { settings: open, secure: false });
  if (expected === null) expect(cookie).toBeNull();
  else expect(cookie).toContain(`traffic_source=${expected}`);
});

test('a choice is stored for 180 days, and decides how long a stored source lives', () => {
  const visit = (cookies: string, query = none) => ({ query, cookies });
  const neededOptions = { settings: byAdvert, secure: false };
  const [acceptedConsent, sourceCookie] = choiceCookies('accepted', visit(writeCookies('ref%3Dold')), {
    ...neededOptions,
    secure: true,
  });
  expect(acceptedConsent).toBe('cookie_consent=accepted; Max-Age=15552000; Path=/; SameSite=Lax; Secure');
  expect(sourceCookie).toBe('traffic_source=ref%3Dold; Max-Age=2592000; Path=/; SameSite=Lax; Secure');
  const [rejectedConsent, endedSourceCookie] = choiceCookies(
    'rejected',
    visit(choice('accepted')),
    neededOptions,
  );
  expect(rejectedConsent).toBe('cookie_consent=rejected; Max-Age=15552000; Path=/; SameSite=Lax');
  expect(endedSourceCookie).toBe('traffic_source=ref%3Dold; Path=/; SameSite=Lax');
  expect(choiceCookies('accepted', visit('scheme=dark'), neededOptions)).toHaveLength(1);
  const optional = { settings: open, secure: false };
  expect(choiceCookies('accepted', visit('', advert), optional)[1]).toContain('ref%3Dnew; Max-Age=2592000');
  expect(choiceCookies('rejected', visit('', advert), optional)).toHaveLength(1);
  expect(choiceCookies('rejected', visit(choice('accepted')), optional)[1]).toContain('=; Max-Age=0;');
});
