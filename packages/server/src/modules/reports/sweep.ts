import { repeat } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeReportsBefore } from './reports.repository.ts';

const DAY = 86_400_000;

/** Reports and complaints are kept so long, in milliseconds: a year, as the privacy text says. */
const KEPT = 365 * DAY;

/** Removes reports and complaints that are a year old, with the photos kept for them. */
export async function removeOldReports({
  db,
  clock,
  sites,
}: Pick<Services, 'db' | 'clock' | 'sites'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT);
  for (const { id } of sites) await removeReportsBefore(db, id, before);
}

/** Does so now and daily; ends with the server. */
export const sweepReports = (services: Services): void =>
  repeat(services, 'Removing old reports', DAY, () => removeOldReports(services));
