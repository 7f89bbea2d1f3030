import { sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeExpiredSessions } from './sessions.repository.ts';

/** Sweep interval in milliseconds. Expired sessions cannot be used meanwhile. */
const EVERY = 3_600_000;

/**
 * Removes expired sessions and the push subscriptions of their browsers, now and hourly, until the server
 * stops.
 */
export const sweepSessions = (services: Services): void =>
  sweep(services, 'Removing expired sessions', EVERY, removeExpiredSessions);
