import type { Executor } from '../../database/database.ts';
import { sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeReportsBefore } from './reports.repository.ts';

const DAY = 86_400_000;

/** Reports and complaints are kept so long, in milliseconds: a year, as the privacy text says. */
const KEPT = 365 * DAY;

/** Removes reports and complaints of a site that are a year old, with the photos kept for them. */
export const removeOldReports = (db: Executor, siteId: string, now: Date): Promise<void> =>
  removeReportsBefore(db, siteId, new Date(now.getTime() - KEPT));

/** Does so now and daily; ends with the server. */
export const sweepReports = (services: Services): void =>
  sweep(services, 'Removing old reports', DAY, removeOldReports);
