import { DAY_MS, localDay } from '@meetcute/core';
import { storedZones } from '../members/time-zones.rules.ts';

/** Shortest time between two changes of a day somewhere: zones differ by whole quarters of an hour. */
const QUARTER_MS = 900_000;

/** Time zones in which the calendar shows another day than in UTC. */
export interface ZonesByDay {
  /** Zones in which it is tomorrow. */
  ahead: readonly string[];
  /** Zones in which it is yesterday. */
  behind: readonly string[];
}

let last: { quarter: number; zones: ZonesByDay } | undefined;

/** Returns the time zones whose day differs from that of UTC. Computed once for a quarter of an hour. */
export function zonesByDay(now: Date): ZonesByDay {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  if (last?.quarter === quarter) return last.zones;
  const today = localDay(now, 'UTC');
  const days = [...storedZones].map((zone) => ({ zone, day: localDay(now, zone) }));
  const zonesOf = (isOf: (day: string) => boolean) =>
    days.filter(({ day }) => isOf(day)).map(({ zone }) => zone);
  const zones = { ahead: zonesOf((day) => day > today), behind: zonesOf((day) => day < today) };
  last = { quarter, zones };
  return zones;
}

/** Returns the instants at which UTC has the day of members in UTC, ahead of it, and behind it. */
export const daysAround = (now: Date): { sameDay: Date; ahead: Date; behind: Date } => ({
  sameDay: now,
  ahead: new Date(now.getTime() + DAY_MS),
  behind: new Date(now.getTime() - DAY_MS),
});
