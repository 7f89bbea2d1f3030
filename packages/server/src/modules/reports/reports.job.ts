import { DAY_MS } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import { sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeReportsBefore, removeSendersBefore } from './old-reports.repository.ts';

/** Milliseconds for which reports and complaints are kept after the last decision or appeal: a year, as the privacy text states. */
const KEPT = 365 * DAY_MS;

/**
 * Removes reports, with their photos, and complaints of a site without news for a year. A report whose decision still
 * suspends a member stays as its basis, without what its sender gave.
 */
export async function removeOldReports(db: Executor, siteId: string, now: Date): Promise<void> {
  const old = { siteId, before: new Date(now.getTime() - KEPT) };
  await removeReportsBefore(db, old, now);
  await removeSendersBefore(db, old);
}

/** Removes old reports now and daily, until the server stops. */
export const sweepReports = (services: Services): void =>
  sweep(services, 'Removing old reports', DAY_MS, removeOldReports);
