import { repeat } from '../repeat.ts';
import type { Services } from '../services.ts';
import { removeOldKeys } from './idempotency.ts';
import { removeOldAttempts } from './throttle.ts';

/** Old counts are looked for so often, in milliseconds. */
const EVERY = 3_600_000;

/** Removes counts of attempts whose windows are over, and answers that are not kept any longer, now and hourly; ends with the server. */
export const sweepAttempts = (services: Services): void =>
  repeat(services, 'Removing old attempts and answers', EVERY, async () => {
    const now = services.clock.now();
    await removeOldAttempts(services.db, now);
    await removeOldKeys(services.db, now);
  });
