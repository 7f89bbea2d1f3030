import { DAY_MS, OUTBOX_AGE_MAX_MS } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import { sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeEmptyBefore } from './chats.repository.ts';

const HOUR = 3_600_000;

/** Milliseconds after which an empty conversation is removed: a day longer than browsers keep what was written for it. */
const EMPTY_CHAT_MAX_MS = OUTBOX_AGE_MAX_MS + DAY_MS;

/** Removes conversations of a site that nobody wrote in within eight days after opening them. */
export const removeEmptyChats = (db: Executor, siteId: string, now: Date): Promise<void> =>
  removeEmptyBefore(db, siteId, new Date(now.getTime() - EMPTY_CHAT_MAX_MS));

/** Removes empty conversations now and hourly, until the server stops. */
export const sweepChats = (services: Services): void =>
  sweep(services, 'Removing empty conversations', HOUR, removeEmptyChats);
