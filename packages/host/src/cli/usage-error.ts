/** A command line that can't be run. `@meetcute/server` has its own class of this name and loads on demand. */
export class UsageError extends Error {
  override name = 'UsageError';
}
