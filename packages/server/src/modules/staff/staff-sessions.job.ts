import { repeat } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeOldStaffSessions } from './staff-sessions.repository.ts';

/** Sweep interval in milliseconds. Old sessions don't work meanwhile. */
const EVERY = 3_600_000;

/** Removes old sessions of the staff now and hourly, until the server stops. */
export const sweepStaffSessions = (services: Services): void =>
  repeat(services, 'Removing old sessions of the staff', EVERY, () =>
    removeOldStaffSessions(services.db, services.clock.now()),
  );
