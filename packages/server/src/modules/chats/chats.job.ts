import { DAY_MS } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import { sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeEmptyBefore } from './chats.repository.ts';

const HOUR = 3_600_000;

/** Removes conversations of a site that nobody wrote in within a day after opening them. */
export const removeEmptyChats = (db: Executor, siteId: string, now: Date): Promise<void> =>
  removeEmptyBefore(db, siteId, new Date(now.getTime() - DAY_MS));

/** Removes empty conversations now and hourly, until the server stops. */
export const sweepChats = (services: Services): void =>
  sweep(services, 'Removing empty conversations', HOUR, removeEmptyChats);
