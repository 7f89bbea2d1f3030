/** A reason why the host can't start; its message is for the operator and says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Whether an error is for the operator, the server room's own included: that room is loaded only where it is needed. */
export const isStartError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'StartError';
