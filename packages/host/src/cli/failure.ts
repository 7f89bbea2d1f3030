import { isDiskFull } from '@meetcute/core';
import { UsageError } from '@meetcute/server/commands';
import { isStartError } from '../start/StartError.ts';

/** Whether an error is about the command line. */
export const isUsageError = (error: unknown): error is UsageError => error instanceof UsageError;

/** Returns what to print about a failed command: a sentence that an operator can act on, else the stack. */
export function failureText(error: unknown): string {
  if (isDiskFull(error))
    return 'The disk is full, so the command has stopped. Free some space and try again.';
  if (isStartError(error) || isUsageError(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
