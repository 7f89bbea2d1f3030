import {
  defaultFilters,
  noFilters,
  orderCandidates,
  SUGGESTION_CANDIDATES,
  suggestionFilters,
  SUGGESTIONS,
} from '@meetcute/core';
import type { Database } from '../../database/database.ts';
import type { Site } from '../../sites.ts';
import type { Found } from './places.repository.ts';
import { readFirst } from './scroll.usecases.ts';
import { savedFilters } from './search.repository.ts';

/** Request for suggested members. */
interface Suggestions {
  /** The site to search. */
  site: Site;
  /** The viewing member; null for a logged-out visitor. */
  user: { readonly id: string; readonly country: string | null } | null;
  /** Time of the request. */
  now: Date;
}

/**
 * Returns suggested members: those whom the member's own search finds, then those of wider ones, never of another gender
 * than the saved one, and nobody whom the member likes. Of each search, those with a photo come first. What a visitor sees
 * is advertising, of any gender.
 */
export async function findSuggestions(db: Database, { site, user, now }: Suggestions): Promise<Found[]> {
  const filters = user
    ? defaultFilters(await savedFilters(db, site.id, user.id), user, site.settings)
    : noFilters;
  const isAdvertising = user === null;
  const search = { site, viewerId: user?.id ?? null, now, isAdvertising, isSuggestion: !isAdvertising };
  const members = new Map<string, Found>();
  for (const each of suggestionFilters(filters, site.settings)) {
    // A wider search finds those of the narrower ones again, which keep their places.
    const candidates = await readFirst(db, { ...search, filters: each }, SUGGESTION_CANDIDATES);
    for (const member of orderCandidates(candidates, ({ photos }) => photos.length > 0))
      members.set(member.id, member);
    if (members.size >= SUGGESTIONS) break;
  }
  return [...members.values()].slice(0, SUGGESTIONS);
}
