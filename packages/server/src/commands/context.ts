import { StartError } from '../database/data-folder.ts';
import type { Executor } from '../database/database.ts';
import type { CommandServices } from '../database/open-for-commands.ts';
import { knownSites } from '../modules/reports/reports.repository.ts';
import type { Site } from '../sites.ts';

/** Database, time and site files that the operators' commands work with. */
export interface CommandContext extends CommandServices {
  now: Date;
  /** Reads the site files of the host. Throws a StartError about a faulty one, so only commands that need it call it. */
  readSites: () => readonly Site[];
  /** Returns the address of the staff desk, without a slash at the end; null while it is switched off. */
  readDeskOrigin: () => string | null;
}

/** Throws a StartError when the database has nothing of a site. */
export async function requireSite(db: Executor, site: string): Promise<void> {
  const sites = await knownSites(db);
  if (!sites.includes(site))
    throw new StartError(`This database has no site '${site}'. There are: ${sites.join(', ') || 'none'}.`);
}

/** Returns a site of the host. Throws a StartError when no site file has its id. */
export function siteIn(sites: readonly Site[], id: string): Site {
  const site = sites.find((each) => each.id === id);
  if (site) return site;
  throw new StartError(
    `SITES_DIR has no site '${id}'. There are: ${sites.map((each) => each.id).join(', ')}.`,
  );
}
