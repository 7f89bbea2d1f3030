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

const german = { ...settings, domain_language: 'de', languages: ['de', 'nl'] } satisfies typeof settings;
const inEnglish = { ...settings, domain_language: 'nl', languages: ['nl', 'en'] } satisfies typeof settings;
const polish = { ...settings, domain_language: 'pl', languages: ['pl'] } satisfies typeof settings;

test.each([
  // The browser asks for French, which none of the sites offers.
  ['/', '', 'de', german],
  ['/', 'i18n_redirected=nl', 'nl', german],
  ['/', 'i18n_redirected=fr', 'de', german],
  ['/?lang=nl', 'i18n_redirected=de', 'nl', german],
  ['/?lang=fr', 'i18n_redirected=nl', 'nl', german],
  [slug, '', 'nl', german],
  [slug, 'i18n_redirected=fr', 'nl', german],
  ['/landers/transitionsvideolanding/pl/lato', '', 'de', german],
  ['/', 'i18n_redirected=fr', 'en', inEnglish],
  [`${slug}?lang=de`, 'i18n_redirected=it', 'pl', polish],
] as const)(
  '%s with the cookie "%s" is in %s, where a site has a few languages',
  (path, localeCookie, locale, site) => {
    expect(readLocale(request(path, localeCookie), site)).toBe(locale);
  },
);

test('keeps no language that the site does not offer', () => {
  expect(keptLocaleCookie(request('/?lang=fr'), 'fr', german)).toBeNull();
  expect(keptLocaleCookie(request('/?lang=nl'), 'nl', german)).toMatch(/^i18n_redirected=nl;/);
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
] as const)('%s with the cookie "%s" sets no other', (path, localeCookie, locale) => {
  expect(keptLocaleCookie(request(path, localeCookie), locale, settings)).toBeNull();
});
