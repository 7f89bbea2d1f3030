import { localDay } from '@meetcute/core';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../../../test/memory-database.ts';
import { toStoredZone, storedZones } from '../members/time-zones.rules.ts';
import { zonesByDay } from './zones.rules.ts';

test.each([
  ['2026-11-28T05:00:00Z', ['Pacific/Honolulu', 'Pacific/Pago_Pago'], []],
  ['2026-11-28T10:30:00Z', ['Etc/GMT+12'], ['Pacific/Kiritimati']],
  ['2026-11-28T23:00:00Z', [], ['Pacific/Auckland', 'Asia/Calcutta', 'Europe/Amsterdam']],
])('at %s', (time, zonesBehind, ahead) => {
  const zones = zonesByDay(new Date(time));
  expect(zones.behind).toEqual(expect.arrayContaining(zonesBehind));
  expect(zones.ahead).toEqual(expect.arrayContaining(ahead));
  expect([...zones.behind, ...zones.ahead]).not.toContain('Europe/London');
});

test('every zone that is stored is compared, whatever name it was given by', async () => {
  const { db, close } = await openMemoryDatabase();
  const { rows } = (await db.execute(sql`select name from pg_timezone_names`)) as {
    rows: { name: string }[];
  };
  await close();
  expect(rows.length).toBeGreaterThan(400);
  const unlistedZones = rows
    .map(({ name }) => toStoredZone(name))
    .filter((zone) => zone !== 'UTC' && !storedZones.has(zone));
  expect(unlistedZones).toEqual([]);
});

test.each(['Mars/Olympus', '', 'x'.repeat(10_000), 'SystemV/PST8', '+05:30'])(
  '%j is stored as UTC',
  (zone) => {
    expect(toStoredZone(zone)).toBe('UTC');
  },
);

test('the days of a quarter of an hour are the same', () => {
  const [start, end] = [new Date('2026-11-28T10:00:00Z'), new Date('2026-11-28T10:14:59Z')];
  for (const zone of storedZones) expect(localDay(start, zone)).toBe(localDay(end, zone));
});
