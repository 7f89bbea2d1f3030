import { expect, test } from 'vitest';
import { timeZoneIn } from './stored-time-zone.ts';
import { timeZoneCookie } from './time-zone.ts';

test.each([
  ['time_zone=Europe/Amsterdam', 'Europe/Amsterdam'],
  ['visitor=v1; time_zone=America/Argentina/Ushuaia; scheme=dark', 'America/Argentina/Ushuaia'],
  ['time_zone=Etc/GMT+12', 'Etc/GMT+12'],
  ['time_zone=UTC', 'UTC'],
  ['time_zone=Mars/Olympus', null],
  ['time_zone=', null],
  [`time_zone=${'x'.repeat(10_000)}`, null],
  ['time_zone=Europe%2FAmsterdam', null],
  ['other_time_zone=Europe/Amsterdam', null],
  ['', null],
  [null, null],
])('reads %j as %s', (cookies, zone) => {
  expect(timeZoneIn(cookies)).toBe(zone);
});

test('a written zone is read again, and lives for 30 days', () => {
  const cookie = timeZoneCookie('Pacific/Kiritimati', { secure: true });
  expect(cookie).toBe('time_zone=Pacific/Kiritimati; Max-Age=2592000; Path=/; SameSite=Lax; Secure');
  expect(timeZoneIn(cookie)).toBe('Pacific/Kiritimati');
});
