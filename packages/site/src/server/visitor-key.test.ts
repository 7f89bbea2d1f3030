import { demoSites } from '@meetcute/demo';
import { expect, test } from 'vitest';
import { visitorKey } from './visitor-key.ts';

const { settings } = demoSites[0];
const keyOf = (path: string, headers: Record<string, string> = {}) =>
  visitorKey(new Request(`http://brand.test${path}`, { headers }), settings);

test('visitors with the same choices share a page, whatever limits count', () => {
  const plain = keyOf('/signup');
  expect(plain).not.toBeNull();
  for (const cookie of ['', 'visitor=v1', '__Host-visitor=v2; visitor=v3'])
    expect(keyOf('/signup', { cookie })).toBe(plain);
  expect(keyOf('/signup', { cookie: 'visitor=v1', 'user-agent': 'another' })).toBe(plain);
});

test('a region or a zone that nobody knows makes no page of its own', () => {
  const plain = keyOf('/signup');
  for (const tag of ['en', 'en-ZZ', 'x', 'en-US-x-1', '*'])
    expect(keyOf('/signup', { 'accept-language': tag })).toBe(plain);
  for (const zone of ['Mars/Olympus', '', 'x'.repeat(10_000)])
    expect(keyOf('/signup', { cookie: `time_zone=${zone}` })).toBe(plain);
});

test.each([
  'session=s1',
  '__Host-session=s1',
  'visitor=v1; session=s1',
  'scheme=dark;session=',
  'anything=1',
  'traffic_source=ref%3Dspring',
  'traffic_source=',
])('a request with the cookie %s shares none', (cookie) => {
  expect(keyOf('/signup', { cookie })).toBeNull();
});

test('a request with a query shares none, because it may name an advert or a text', () => {
  for (const query of ['?ref=spring', '?next=/likes', '?']) expect(keyOf(`/signup${query}`)).toBeNull();
});

test('pages differ by address, language, region, time zone, scheme and choice about cookies', () => {
  const keys = [
    keyOf('/signup'),
    keyOf('/login'),
    keyOf('/signup', { 'accept-language': 'de' }),
    keyOf('/signup', { 'accept-language': 'de-AT' }),
    keyOf('/signup', { 'accept-language': 'en-GB' }),
    keyOf('/signup', { cookie: 'time_zone=Pacific/Auckland' }),
    keyOf('/signup', { cookie: 'time_zone=Europe/Berlin' }),
    keyOf('/signup', { cookie: 'i18n_redirected=pl' }),
    keyOf('/signup', { cookie: 'scheme=dark' }),
    keyOf('/signup', { cookie: 'cookie_consent=accepted' }),
    keyOf('/signup', { cookie: 'cookie_consent=rejected' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
