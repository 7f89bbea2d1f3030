import type { Change } from '../../database/unit-of-work.ts';
import { notFound, ServerError } from '../../errors.ts';
import { listStaff, lockStaff } from './staff.repository.ts';
import { mayManage, sitesWithAdmin } from './staff.rules.ts';
import type { Staff } from './staff.table.ts';

/** Checks around a change of the staff, in its transaction. */
export interface StaffGuard {
  before(change: Change): Promise<void>;
  after(change: Change): Promise<void>;
}

/** A change of the staff by somebody at the desk. */
interface Managing {
  managerId: string;
  /** Account that changes; null for a new one. */
  targetId: string | null;
  /** Sites that it gets. Default: those that it has. */
  sites?: Staff['sites'];
  /** Ids of the sites of the host. */
  allSites: readonly string[];
}

/**
 * Creates the checks of a change by an admin. `before` locks the staff, so that two admins can't remove one another at the
 * same time. It throws forbidden for somebody who is no admin any more, and not_found for an account or for sites that are
 * not the admin's. `after` throws conflict when a site has lost its last admin.
 */
export function staffGuard({ managerId, targetId, sites, allSites }: Managing): StaffGuard {
  let withAdmin: string[] = [];
  return {
    before: async ({ tx }) => {
      const all = await lockStaff(tx);
      const manager = all.find(({ id }) => id === managerId);
      if (!manager || manager.disabledAt !== null || manager.role !== 'admin')
        throw new ServerError('forbidden');
      const target = all.find(({ id }) => id === targetId);
      if (targetId !== null && (!target || !mayManage(manager, target))) throw notFound();
      const isKnown = sites?.every((id) => allSites.includes(id)) ?? true;
      if (sites !== undefined && (!isKnown || !mayManage(manager, { sites }))) throw notFound();
      withAdmin = sitesWithAdmin(all, allSites);
    },
    after: async ({ tx }) => {
      const remainingSites = sitesWithAdmin(await listStaff(tx), allSites);
      if (withAdmin.some((id) => !remainingSites.includes(id))) throw new ServerError('conflict');
    },
  };
}
