import { DAY_MS } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import { sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeCancellationsBefore } from './cancellations.repository.ts';

/** Milliseconds for which a cancellation without login is kept after its arrival, and after the date that it names: a year. */
const KEPT = 365 * DAY_MS;

/** Removes the cancellations of a site that are older than a year. */
export const removeOldCancellations = (db: Executor, siteId: string, now: Date): Promise<void> =>
  removeCancellationsBefore(db, siteId, new Date(now.getTime() - KEPT));

/** Removes old cancellations now and daily, until the server stops. */
export const sweepCancellations = (services: Services): void =>
  sweep(services, 'Removing old cancellations', DAY_MS, removeOldCancellations);
