import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Executor } from '../../database/database.ts';
import { withDecisions } from '../../modules/cases/cases.repository.ts';
import {
  findReportPhoto,
  newestComplaints,
  newestReports,
} from '../../modules/reports/reports.repository.ts';
import type { ReportRow } from '../../modules/reports/reports.table.ts';
import type { CommandOutput } from '../command.ts';
import { type CommandContext, requireSite } from '../context.ts';
import { caseData, complaintTable, reportTable } from './cases.view.ts';

/** Values of a listing: a site's newest reports and complaints. */
interface Listing {
  site: string;
  /** Maximum number of reports, and of complaints. */
  limit: number;
  /** Folder to write the photos of the listed reports to. Default: they are not written. */
  photos?: string | undefined;
}

/**
 * Writes the photos of reports into a folder. Returns a line per photo, or without a folder one line that
 * explains the option.
 */
async function photoLines(
  db: Executor,
  reports: readonly ReportRow[],
  folderOption?: string,
): Promise<string[]> {
  const withPhoto = reports.filter(({ photoFilename }) => /^(photos|messages)\//.test(photoFilename ?? ''));
  if (withPhoto.length === 0) return [];
  if (folderOption === undefined)
    return ['', 'Use --photos <folder> to write the reported photos to a folder.'];
  const folder = resolve(folderOption);
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

/**
 * Returns the newest reports and complaints of a site. Writes their photos into
 * `photos` if given. Throws a StartError when the database has nothing of that site.
 */
export async function listReports(
  { db }: CommandContext,
  { site, limit, photos }: Listing,
): Promise<CommandOutput> {
  const reports = await newestReports(db, site, limit);
  const complaints = await newestComplaints(db, site, limit);
  const reportCases = await withDecisions(db, site, 'report', reports);
  const complaintCases = await withDecisions(db, site, 'complaint', complaints);
  await requireSite(db, site);
  const text = [
    `Reports of ${site}: ${reports.length === 0 ? 'none' : `the newest ${reports.length}`}`,
    ...(reports.length === 0 ? [] : [reportTable(reportCases)]),
    ...(await photoLines(db, reports, photos)),
    '',
    `Complaints of ${site}: ${complaints.length === 0 ? 'none' : `the newest ${complaints.length}`}`,
    ...(complaints.length === 0 ? [] : [complaintTable(complaintCases)]),
  ].join('\n');
  return { text, data: { reports: reportCases.map(caseData), complaints: complaintCases.map(caseData) } };
}
