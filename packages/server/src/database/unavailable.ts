import { DrizzleQueryError } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';

/** Codes that mean the database itself is away: connection faults, shutting down, too many connections. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08\w{3}|57P0[1-5]|53300)$/;

/** Messages of the driver that carry no code. */
const AWAY_MESSAGE = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

/** Milliseconds between two attempts while the database is away. */
const RETRY = 250;

/** Whether an error, or what caused it, says that the database is away, so that a retry makes sense. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && AWAY.test(code)) return true;
  return AWAY_MESSAGE.test(error.message) || isUnavailable(error.cause);
}

/** Whether a query failed because the database is away; false for a mail or push server that is. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof DrizzleQueryError ? isUnavailable(error) : isDatabaseAway(error.cause));

/** Repeats queries while the database is away. Rejects with any other failure, and with the last one once `closed` aborts. */
export async function whenAvailable<T>(work: () => Promise<T>, closed: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (closed.aborted || !isDatabaseAway(error)) throw error;
    }
    // Stopping ends the pause, not the work: there is one last attempt.
    await pause(RETRY, undefined, { signal: closed }).catch(() => {});
  }
}
