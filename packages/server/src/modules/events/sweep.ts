import { sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeOldEvents } from './events.repository.ts';

/** Old events are looked for so often, in milliseconds: once a day. */
const EVERY = 86_400_000;

/** Removes old events now and daily, also those of members who never open a stream; ends with the server. */
export const sweepEvents = (services: Services): void =>
  sweep(services, 'Removing old events', EVERY, removeOldEvents);
