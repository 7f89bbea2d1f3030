import type { calls, CallQuery, Settings, TrafficSource } from '@meetcute/contract';
import { canSearch } from '@meetcute/core';
import { ServerError } from '../../errors.ts';

type Query = CallQuery<typeof calls.search>;

const NOWHERE: TrafficSource = { network: null, ref: null, sub1: null, sub2: null, sub3: null };

/** Reads the stored traffic source that a client sends, as JSON; null for anything else. */
export function readTrafficSource(value: string | undefined): TrafficSource | null {
  if (!value) return null;
  try {
    const parts = Object.entries(JSON.parse(value) as object);
    const known = parts.filter(([key, part]) => Object.hasOwn(NOWHERE, key) && typeof part === 'string');
    return { ...NOWHERE, ...Object.fromEntries(known) };
  } catch {
    return null;
  }
}

/** Refuses a visitor where the site keeps its search to members (spec: search.hidden-otherwise). */
export function requireOpenSearch(user: object | null, settings: Settings, query: Query): void {
  const trafficSource = readTrafficSource(query.trafficsource);
  if (!canSearch({ user, settings, trafficSource })) throw new ServerError('search_closed');
}

/** The birth dates of everyone between two ages at a moment; `after` excluded, `until` included, null: no bound. */
export function birthDates(
  ages: { min: number; max: number | null },
  now: Date,
): { after: string | null; until: string } {
  return {
    until: yearsBefore(now, ages.min),
    after: ages.max === null ? null : yearsBefore(now, ages.max + 1),
  };
}

/** The same day some years ago; 28 February where that year has no 29th. */
function yearsBefore(now: Date, years: number): string {
  const date = new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()));
  if (date.getUTCMonth() !== now.getUTCMonth()) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}
