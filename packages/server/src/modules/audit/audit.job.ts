import { DAY_MS } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import { sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeAuditBefore } from './audit.repository.ts';

/** Milliseconds for which entries are kept: a year, as long as the reports that they may be about. */
const KEPT = 365 * DAY_MS;

/** Removes the entries of a site that are older than a year. */
export const removeOldAudit = (db: Executor, siteId: string, now: Date): Promise<void> =>
  removeAuditBefore(db, siteId, new Date(now.getTime() - KEPT));

/** Removes old entries of the audit log now and daily, until the server stops. */
export const sweepAudit = (services: Services): void =>
  sweep(services, 'Removing old entries of the audit log', DAY_MS, removeOldAudit);
