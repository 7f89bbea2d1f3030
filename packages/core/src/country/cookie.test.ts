import { expect, test } from 'vitest';
import { countryCookie, selectedCountryOf } from './cookie.ts';

test(
  'a choice lives 30 days and is read back',
  { meta: { spec: ['const.cookie-lifetime-30-days', 'const.cookie-lax'] } },
  () => {
    const cookie = countryCookie('CH', { secure: true });
    expect(cookie).toBe('country=CH; Max-Age=2592000; Path=/; SameSite=Lax; Secure');
    expect(selectedCountryOf(cookie)).toBe('CH');
  },
);

test('no choice removes the cookie', () => {
  expect(countryCookie(null, { secure: false })).toBe('country=; Max-Age=0; Path=/; SameSite=Lax');
});

test.each([
  ['theme=dark; country=NL; a=b', 'NL'],
  ['country=NL', 'NL'],
  ['country=', null],
  ['country=nl', null],
  ['country=NLD', null],
  ['country=%4EL', null],
  ['mycountry=NL', null],
  ['a=country=NL', null],
  ['', null],
  [null, null],
])('reads %j as %j', (cookies, country) => {
  expect(selectedCountryOf(cookies)).toBe(country);
});
