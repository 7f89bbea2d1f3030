import { repeat } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeExpiredSessions } from './sessions.repository.ts';

/** Expired sessions are looked for so often, in milliseconds; nobody can use one meanwhile. */
const EVERY = 3_600_000;

/** Removes expired sessions and the push subscriptions of their browsers, now and hourly; ends with the server. */
export function sweepSessions(services: Services): void {
  const { db, clock, sites } = services;
  repeat(services, 'Removing expired sessions', EVERY, async () => {
    const now = clock.now();
    for (const { id } of sites) await removeExpiredSessions(db, id, now);
  });
}
