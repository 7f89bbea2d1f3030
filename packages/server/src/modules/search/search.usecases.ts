import type { Settings } from '@meetcute/contract';
import { canSearch, readTrafficSource } from '@meetcute/core';
import { ServerError } from '../../errors.ts';

/** A visitor's traffic source, as received. */
interface Query {
  trafficsource?: string | undefined;
}

/**
 * Refuses a logged-out visitor on a site whose search and suggestions are limited to members
 * (spec: search.hidden-otherwise). Throws search_closed.
 */
export function requireOpenSearch(user: object | null, settings: Settings, query: Query): void {
  const trafficSource = readTrafficSource(query.trafficsource);
  if (!canSearch({ user, settings, trafficSource })) throw new ServerError('search_closed');
}
