import { DAY_MS } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import { sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeCancellationsBefore } from './cancellations.repository.ts';

/** Milliseconds for which a cancellation without login is kept after its arrival, and after the date that it names: a year. */
const KEPT = 365 * DAY_MS;

/** Milliseconds after which it is removed, whatever date it names: those within two years are over by then. */
const KEPT_AT_MOST = KEPT + 2 * 366 * DAY_MS;

/** Removes the cancellations of a site that are older than a year. */
export const removeOldCancellations = (db: Executor, siteId: string, now: Date): Promise<void> =>
  removeCancellationsBefore(db, siteId, {
    before: new Date(now.getTime() - KEPT),
    latest: new Date(now.getTime() - KEPT_AT_MOST),
  });

/** Removes old cancellations now and daily, until the server stops. */
export const sweepCancellations = (services: Services): void =>
  sweep(services, 'Removing old cancellations', DAY_MS, removeOldCancellations);
