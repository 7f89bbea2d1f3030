import { describe, expect, test } from 'vitest';
import { asTimeZone, localDay, localTime, utcOffset } from './zone.ts';

test.each([
  ['Europe/Amsterdam', 'Europe/Amsterdam'],
  ['Pacific/Honolulu', 'Pacific/Honolulu'],
  ['US/Hawaii', 'Pacific/Honolulu'],
  ['america/argentina/ushuaia', 'America/Argentina/Ushuaia'],
  ['UTC', 'UTC'],
  ['Etc/GMT+12', 'Etc/GMT+12'],
])('%s is the zone %s', (input, zone) => {
  expect(asTimeZone(input)).toBe(zone);
});

describe(
  'a zone that nobody knows counts as UTC',
  { meta: { spec: ['const.fallback-timezone-utc'] } },
  () => {
    test.each([
      'Mars/Olympus',
      '',
      'x'.repeat(10_000),
      'Europe/Amsterdam; Path=/',
      '+05:30',
      'constructor',
      '../../etc/passwd',
      'Europe\0Amsterdam',
      '\uD800',
      null,
      undefined,
    ])('%j', (zone) => {
      expect(asTimeZone(zone)).toBe('UTC');
      expect(utcOffset(new Date('2026-06-01T00:30:00Z'), zone ?? '')).toBe(0);
      expect(localDay(new Date('2026-06-01T00:30:00Z'), zone ?? '')).toBe('2026-06-01');
    });
  },
);

test.each([
  ['2026-11-28T09:59:00Z', 'Pacific/Honolulu', -600, '2026-11-27'],
  ['2026-11-28T10:00:00Z', 'Pacific/Honolulu', -600, '2026-11-28'],
  ['2026-11-28T10:00:00Z', 'Pacific/Kiritimati', 840, '2026-11-29'],
  ['2026-11-28T11:00:00Z', 'Pacific/Auckland', 780, '2026-11-29'],
  ['2026-06-28T11:00:00Z', 'Pacific/Auckland', 720, '2026-06-28'],
  ['2026-11-28T18:29:00Z', 'Asia/Kolkata', 330, '2026-11-28'],
  ['2026-11-28T18:30:00Z', 'Asia/Kolkata', 330, '2026-11-29'],
  ['2026-03-29T00:59:00Z', 'Europe/Amsterdam', 60, '2026-03-29'],
  ['2026-03-29T01:00:00Z', 'Europe/Amsterdam', 120, '2026-03-29'],
  ['2026-11-28T01:00:00Z', 'America/St_Johns', -210, '2026-11-27'],
])('%s in %s', (instant, zone, offset, day) => {
  expect(utcOffset(new Date(instant), zone)).toBe(offset);
  expect(localDay(new Date(instant), zone)).toBe(day);
});

test('the clock of a zone is in the UTC fields', () => {
  expect(localTime(new Date('2026-11-28T18:07:00Z'), 'Europe/London').toISOString()).toBe(
    '2026-11-28T18:07:00.000Z',
  );
  expect(localTime(new Date('2026-07-28T18:07:00Z'), 'Europe/London').getUTCHours()).toBe(19);
});
