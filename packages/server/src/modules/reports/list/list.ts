import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '../../../database/data-folder.ts';
import type { Executor } from '../../../database/database.ts';
import type { DatabaseLocation } from '../../../database/open.ts';
import { findReportPhoto, newestComplaints, newestReports } from '../reports.repository.ts';
import type { Report } from '../reports.table.ts';
import { complaintTable, reportTable } from './table.ts';

/** What to list: a site's newest reports and complaints, at most `limit` of each, and where their photos go. */
export interface Listing {
  site: string;
  limit: number;
  /** A folder for the photos of the reports that are listed; left out, they stay in the database. */
  photos?: string | undefined;
}

/** Reads `--site` (needed), `--limit` (20, at most 1000) and `--photos`. Throws a StartError that says what is wrong. */
export function readListing(args: readonly string[], from = '.'): Listing {
  const options = {
    site: { type: 'string' },
    limit: { type: 'string', default: '20' },
    photos: { type: 'string' },
  } as const;
  let values: { site?: string; limit: string; photos?: string };
  try {
    ({ values } = parseArgs({ args: args.filter((arg) => arg !== '--'), options }));
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
  const limit = Number(values.limit);
  if (!values.site) throw new StartError('Name the site: --site classic.');
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new StartError(`--limit is '${values.limit}'. Give a number from 1 to 1000.`);
  return {
    site: values.site,
    limit,
    ...(values.photos === undefined ? {} : { photos: resolve(from, values.photos) }),
  };
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

/** Writes the photos that reports show into a folder; a line for each, without a folder one line that says how. */
async function photoLines(db: Executor, reports: readonly Report[], folder?: string): Promise<string[]> {
  const withPhoto = reports.filter(({ photoFilename }) => /^(photos|messages)\//.test(photoFilename ?? ''));
  if (withPhoto.length === 0) return [];
  if (folder === undefined)
    return ['', 'Reported photos are kept with their reports: --photos <folder> writes them there.'];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lines = [''];
  for (const { siteId, id } of withPhoto) {
    const data = await findReportPhoto(db, siteId, id);
    const file = join(folder, `${id}.webp`);
    if (data) await writeFile(file, data, { mode: 0o600 });
    lines.push(`Photo of ${id}: ${data ? file : 'not kept'}`);
  }
  return lines;
}

/** The newest reports and complaints of a site, as text for a terminal; the photos that they show go into a folder. */
export async function listReports(db: Executor, { site, limit, photos }: Listing): Promise<string> {
  const reports = await newestReports(db, site, limit);
  const complaints = await newestComplaints(db, site, limit);
  return [
    `Reports of ${site}: ${reports.length === 0 ? 'none' : `the newest ${reports.length}`}`,
    ...(reports.length === 0 ? [] : [reportTable(reports)]),
    ...(await photoLines(db, reports, photos)),
    '',
    `Complaints of ${site}: ${complaints.length === 0 ? 'none' : `the newest ${complaints.length}`}`,
    ...(complaints.length === 0 ? [] : [complaintTable(complaints)]),
  ].join('\n');
}
