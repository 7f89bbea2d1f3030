import { notFound } from '../errors.ts';
import type { Site } from '../sites.ts';

/** Returns one of the sites that an account may see. Throws not_found for every other id, whether or not it exists. */
export function requireOwnSite(sites: readonly Site[], id: string): Site {
  const found = sites.find((site) => site.id === id);
  if (!found) throw notFound();
  return found;
}
