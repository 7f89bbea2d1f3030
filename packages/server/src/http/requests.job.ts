import { repeat } from '../repeat.ts';
import type { Services } from '../services.ts';
import { removeOldKeys } from './idempotency.repository.ts';
import { removeOldAttempts } from './throttle.repository.ts';

/** Interval between sweeps, in milliseconds. */
const EVERY = 3_600_000;

/** Removes expired attempt counts and stored responses, now and every hour, until the server stops. */
export const sweepAttempts = (services: Services): void =>
  repeat(services, 'Removing old attempts and stored responses', EVERY, async () => {
    const now = services.clock.now();
    await removeOldAttempts(services.db, now);
    await removeOldKeys(services.db, now);
  });
