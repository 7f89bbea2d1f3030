/** Error that prevents the host from starting; its message explains to the operator how to fix it. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Whether an error is meant for the operator. Checks the name, because `@meetcute/server` has its own class
 * and loads on demand.
 */
export const isStartError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'StartError';
