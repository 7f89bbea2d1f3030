/** Milliseconds after which the state of the database is left out, because it does not respond. */
const PATIENCE = 3000;

/** Returns the result of work, and null when it fails or takes too long. */
export function settleInTime<T>(work: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), PATIENCE);
  return Promise.race([work.catch(() => null), late.promise]).finally(() => clearTimeout(timer));
}
