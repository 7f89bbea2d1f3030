import { repeat } from '../repeat.ts';
import type { Services } from '../services.ts';
import { removeOldAttempts } from './throttle.ts';

/** Old counts are looked for so often, in milliseconds. */
const EVERY = 3_600_000;

/** Removes counts of attempts whose windows are over, now and hourly; ends with the server. */
export const sweepAttempts = (services: Services): void =>
  repeat(services, 'Removing old attempts', EVERY, () =>
    removeOldAttempts(services.db, services.clock.now()),
  );
