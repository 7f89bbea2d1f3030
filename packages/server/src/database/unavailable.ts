import { DrizzleQueryError } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';

/** Error codes of an unavailable database: connection failures, shutdown, too many connections, read-only after a failover. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[1-5]|53300|25006)$/;

/** Driver messages that have no code. */
const AWAY_MESSAGE = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

/** Milliseconds between two attempts while the database is unavailable. */
const RETRY = 250;

/**
 * Returns whether an error or its cause means that the database is unavailable, so that a retry makes sense.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && AWAY.test(code)) return true;
  return AWAY_MESSAGE.test(error.message) || isUnavailable(error.cause);
}

/**
 * Returns whether PostgreSQL cancelled a statement, because it took too long. That is no outage: work that is repeated at
 * once would be cancelled again.
 */
export function isCancelled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === '57014' || isCancelled(error.cause);
}

/**
 * Returns whether a query failed because the database is unavailable. False when a mail or push server is
 * unavailable.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof DrizzleQueryError ? isUnavailable(error) : isDatabaseAway(error.cause));

/**
 * Runs `work`, and repeats it while the database is unavailable. Rejects with any other error, and with the
 * last one after `closeSignal` aborts.
 */
export async function whenAvailable<T>(work: () => Promise<T>, closeSignal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (closeSignal.aborted || !isDatabaseAway(error)) throw error;
    }
    // Stopping ends the pause, not the work: one last attempt follows.
    await pause(RETRY, undefined, { signal: closeSignal }).catch(() => {});
  }
}

/** Returns whether the database responds. */
export async function isResponding(db: Database): Promise<boolean> {
  try {
    await db.execute('select 1');
    return true;
  } catch {
    return false;
  }
}
