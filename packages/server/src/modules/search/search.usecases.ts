import type { Settings } from '@meetcute/contract';
import { canSearch, readTrafficSource } from '@meetcute/core';
import { ServerError } from '../../errors.ts';

/** What a visitor says about where they came from, as it was sent. */
interface Query {
  trafficsource?: string | undefined;
}

/** Refuses a visitor where the site keeps its search to members, and whom it would suggest too (spec: search.hidden-otherwise). */
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
