import { isDiskFull } from '@meetcute/core';
import { isStartError } from '../start/StartError.ts';

/**
 * Whether an error is about the command line. Checks the name, because `@meetcute/server` has the class and loads on
 * demand.
 */
export const isUsageError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'UsageError';

/** Returns what to print about a failed command: a sentence that an operator can act on, else the stack. */
export function failureText(error: unknown): string {
  if (isDiskFull(error))
    return 'The disk is full, so the command has stopped. Free some space and try again.';
  if (isStartError(error) || isUsageError(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
