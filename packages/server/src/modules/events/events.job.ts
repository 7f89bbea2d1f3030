import { DAY_MS } from '@meetcute/core';
import { sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeOldEvents } from './events.repository.ts';

/** Sweep interval in milliseconds: a day. */
const EVERY = DAY_MS;

/** Removes old events, now and daily, until the server stops. Includes members who never open a stream. */
export const sweepEvents = (services: Services): void =>
  sweep(services, 'Removing old events', EVERY, removeOldEvents);
