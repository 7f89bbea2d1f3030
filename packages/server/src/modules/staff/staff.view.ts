import type { StaffMember } from '@meetcute/contract/desk';
import type { Site } from '../../sites.ts';
import { sitesOf } from './staff.rules.ts';
import type { Staff } from './staff.table.ts';

/** Returns an account as its owner sees it, with the sites of the host that it may see. */
export function staffView({ id, name, email, role, sites }: Staff, all: readonly Site[]): StaffMember {
  const ownSiteIds = new Set(
    sitesOf(
      { sites },
      all.map((site) => site.id),
    ),
  );
  return {
    id,
    name,
    email,
    role,
    sites: all
      .filter((site) => ownSiteIds.has(site.id))
      .map((site) => ({ id: site.id, name: site.settings.name })),
  };
}
