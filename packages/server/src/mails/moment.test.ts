import { expect, test } from 'vitest';
import { day, moment, describeReader } from './moment.ts';

const time = new Date('2026-11-28T05:44:45Z');
/** The spaces of some languages don't break. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test.each([
  ['en', 'UTC', 'November 28, 2026 at 5:44 AM UTC'],
  ['en', 'Pacific/Honolulu', 'November 27, 2026 at 7:44 PM HST'],
  ['nl', 'Europe/Amsterdam', '28 november 2026 om 06:44 CET'],
  ['de', 'Europe/Berlin', '28. November 2026 um 06:44 MEZ'],
  ['fr', 'America/Montreal', '28 novembre 2026 à 00:44 UTC−5'],
  ['pl', 'Pacific/Kiritimati', '28 listopada 2026 19:44 GMT+14'],
])('a moment in %s and %s has no seconds and names its zone', (locale, timezone, text) => {
  expect(plain(moment(time, { formatLocale: locale, timezone }))).toBe(text);
});

test.each([
  ['en', 'Pacific/Honolulu', 'November 27, 2026'],
  ['it', 'Europe/Rome', '28 novembre 2026'],
  ['es', 'Pacific/Auckland', '28 de noviembre de 2026'],
])('a day in %s and %s', (locale, timezone, text) => {
  expect(day(time, { formatLocale: locale, timezone })).toBe(text);
});

test.each([
  ['GB', '28 November 2026 at 05:44 GMT'],
  ['NL', '28 November 2026 at 05:44 UTC'],
  ['US', 'November 28, 2026 at 5:44 AM UTC'],
  [null, 'November 28, 2026 at 5:44 AM UTC'],
  ['ZZ', 'November 28, 2026 at 5:44 AM UTC'],
])('a member from %s reads a moment in English as there', (country, text) => {
  const timezone = country === 'GB' ? 'Europe/London' : 'UTC';
  expect(plain(moment(time, describeReader({ country, timezone }, 'en')))).toBe(text);
});
