import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownTrafficSource, TRAFFIC_COOKIE, trafficCookie } from './traffic-cookie.ts';

const part = fc.option(fc.string({ minLength: 1, maxLength: 200 }), { nil: null });
const source = fc
  .record({ network: part, ref: part, sub1: part, sub2: part, sub3: part })
  .filter((each) => Object.values(each).some((value) => value !== null));
const valueOf = (cookie: string) => cookie.slice(TRAFFIC_COOKIE.length + 1, cookie.indexOf(';'));

test('a cookie is parsed back unchanged, and no value can terminate it', () => {
  fc.assert(
    fc.property(source, (kept) => {
      const cookie = trafficCookie(kept, { secure: false });
      expect(cookie).toMatch(/^traffic_source=[^;,\s]+; Max-Age=2592000; Path=\/; SameSite=Lax$/);
      expect(knownTrafficSource(new URLSearchParams(), valueOf(cookie))).toEqual(kept);
    }),
  );
});

test(
  'lives 30 days with SameSite=Lax',
  { meta: { spec: ['const.cookie-lifetime-30-days', 'const.cookie-lax'] } },
  () => {
    const cookie = trafficCookie(
      { network: null, ref: 'r', sub1: null, sub2: null, sub3: null },
      { secure: true },
    );
    expect(cookie).toBe('traffic_source=ref%3Dr; Max-Age=2592000; Path=/; SameSite=Lax; Secure');
  },
);

test('the address takes priority over the cookie, and a malformed cookie counts as none', () => {
  expect(knownTrafficSource(new URLSearchParams('ref=new'), 'ref%3Dold')?.ref).toBe('new');
  expect(knownTrafficSource(new URLSearchParams('q=1'), 'ref%3Dold')?.ref).toBe('old');
  expect(knownTrafficSource(new URLSearchParams(), '%E0%A4%A')).toBeNull();
  expect(knownTrafficSource(new URLSearchParams(), null)).toBeNull();
});
