import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../../../database/data-folder.ts';
import type { Executor } from '../../../database/database.ts';
import type { DatabaseLocation } from '../../../database/open.ts';
import { newestComplaints, newestReports } from '../reports.repository.ts';
import { complaintTable, reportTable } from './table.ts';

/** What to list: a site's newest reports and complaints, at most `limit` of each. */
export interface Listing {
  site: string;
  limit: number;
}

/** Reads `--site` (needed) and `--limit` (20, at most 1000). Throws a StartError that says what is wrong. */
export function readListing(args: readonly string[]): Listing {
  const options = { site: { type: 'string' }, limit: { type: 'string', default: '20' } } as const;
  let values: { site?: string; limit: string };
  try {
    ({ values } = parseArgs({ args: args.filter((arg) => arg !== '--'), options }));
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
  const limit = Number(values.limit);
  if (!values.site) throw new StartError('Name the site: --site classic.');
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new StartError(`--limit is '${values.limit}'. Give a number from 1 to 1000.`);
  return { site: values.site, limit };
}

/** The database that the host uses too: DATABASE_URL, else the folder in DATA_DIR (./.data). Throws a StartError where there is none. */
export function findDatabase(env: Readonly<Record<string, string | undefined>>): DatabaseLocation {
  if (env['DATABASE_URL']) return { databaseUrl: env['DATABASE_URL'] };
  // pnpm runs scripts in the package's folder; where it was called stands in INIT_CWD.
  const dataDir = resolve(env['INIT_CWD'] ?? '.', env['DATA_DIR'] || '.data');
  if (existsSync(dataDir)) return { dataDir };
  throw new StartError(
    `There is no data folder ${dataDir}. Name it in DATA_DIR, or a PostgreSQL in DATABASE_URL.`,
  );
}

/** The newest reports and complaints of a site, as text for a terminal. */
export async function listReports(db: Executor, { site, limit }: Listing): Promise<string> {
  const reports = await newestReports(db, site, limit);
  const complaints = await newestComplaints(db, site, limit);
  return [
    `Reports of ${site}: ${reports.length === 0 ? 'none' : `the newest ${reports.length}`}`,
    ...(reports.length === 0 ? [] : [reportTable(reports)]),
    '',
    `Complaints of ${site}: ${complaints.length === 0 ? 'none' : `the newest ${complaints.length}`}`,
    ...(complaints.length === 0 ? [] : [complaintTable(complaints)]),
  ].join('\n');
}
