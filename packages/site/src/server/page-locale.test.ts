import { demoSites } from '@meetcute/demo';
import { expect, test } from 'vitest';
import { keptLocaleCookie, readLocale } from './page-locale.ts';

const { settings } = demoSites[0];
const request = (path: string, cookie = '', host = 'https://lindenlane.example') =>
  new Request(`${host}${path}`, { headers: { cookie, 'accept-language': 'fr' } });

const slug = '/landers/transitionsvideolanding/nl/zomer';

test.each([
  ['/', '', 'fr'],
  ['/', 'i18n_redirected=pl', 'pl'],
  [slug, '', 'nl'],
  [slug, 'i18n_redirected=xx', 'nl'],
  [slug, 'i18n_redirected=pl', 'pl'],
  [`${slug}?lang=de`, 'i18n_redirected=pl', 'de'],
  ['/landers/transitionsvideolanding/bbw-nl', '', 'fr'],
])('%s with the cookie "%s" is in %s', (path, cookie, locale) => {
  expect(readLocale(request(path, cookie), settings)).toBe(locale);
});

const cookie = 'i18n_redirected=nl; Max-Age=31536000; Path=/; SameSite=Lax';

test('keeps a language that the address names', () => {
  expect(keptLocaleCookie(request(slug), 'nl', settings)).toBe(`${cookie}; Secure`);
  expect(keptLocaleCookie(request('/signup?lang=nl', 'i18n_redirected=pl'), 'nl', settings)).toBe(
    `${cookie}; Secure`,
  );
  expect(keptLocaleCookie(request(slug, '', 'http://localhost:3000'), 'nl', settings)).toBe(cookie);
});

test.each([
  ['/signup', '', 'fr'],
  [slug, 'i18n_redirected=pl', 'pl'],
  [`${slug}?lang=nl`, 'i18n_redirected=nl', 'nl'],
] as const)('%s with the cookie "%s" sets no other', (path, stored, locale) => {
  expect(keptLocaleCookie(request(path, stored), locale, settings)).toBeNull();
});
