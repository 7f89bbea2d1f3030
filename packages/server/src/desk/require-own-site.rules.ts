import { notFound } from '../errors.ts';
import type { Site } from '../sites.ts';

/** Returns one of the sites that an account may see. Throws not_found for every other id, whether or not it exists. */
export function requireOwnSite(sites: readonly Site[], id: string): Site {
  const ownSite = sites.find((site) => site.id === id);
  if (!ownSite) throw notFound();
  return ownSite;
}

/** Returns the ids of the sites that a list is about: a named one, or all own ones. Throws not_found. */
export const idsOf = (sites: readonly Site[], site: string | undefined): string[] =>
  site === undefined ? sites.map(({ id }) => id) : [requireOwnSite(sites, site).id];
