import { repeat } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeOldEvents } from './events.repository.ts';

/** Old events are looked for so often, in milliseconds: once a day. */
const EVERY = 86_400_000;

/** Removes old events now and daily, also those of members who never open a stream; ends with the server. */
export function sweepEvents(services: Services): void {
  const { db, clock, sites } = services;
  repeat(services, 'Removing old events', EVERY, async () => {
    const now = clock.now();
    for (const { id } of sites) await removeOldEvents(db, id, now);
  });
}
