/** Error codes of a full disk or quota: of the system, and of PostgreSQL. */
const FULL = /^(?:ENOSPC|EDQUOT|53100)$/;

/** Returns whether an error or its cause means that a disk is full, so that a retry makes sense once there is space. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: unknown };
  return FULL.test(String(code)) || message.includes('No space left on device') || isDiskFull(error.cause);
}
