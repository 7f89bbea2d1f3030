/** A command line that can't be run: a missing, unknown or invalid option. Its message explains how to fix it. */
export class UsageError extends Error {
  override name = 'UsageError';
}
