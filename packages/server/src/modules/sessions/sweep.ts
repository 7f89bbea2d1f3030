import { sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { removeExpiredSessions } from './sessions.repository.ts';

/** Expired sessions are looked for so often, in milliseconds; nobody can use one meanwhile. */
const EVERY = 3_600_000;

/** Removes expired sessions and the push subscriptions of their browsers, now and hourly; ends with the server. */
export const sweepSessions = (services: Services): void =>
  sweep(services, 'Removing expired sessions', EVERY, removeExpiredSessions);
