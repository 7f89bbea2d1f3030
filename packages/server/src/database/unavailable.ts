/** Codes that mean the database itself is away: connection faults, shutting down, too many connections. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08\w{3}|57P0[1-3]|53300)$/;

/** Whether an error, or what caused it, says that the database is away, so that a retry makes sense. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && AWAY.test(code)) return true;
  if (/timeout exceeded when trying to connect|Connection terminated/.test(error.message)) return true;
  return isUnavailable(error.cause);
}
