import { UsageError } from './usage-error.ts';

/** Throws a UsageError when a command that has no arguments got some. */
export function refuseArguments([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`'${first}' is not an option of this command.`);
}
