import { countCharacters } from '@meetcute/core';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './command-errors.ts';

/** Largest number of rows that a command lists. */
const LIMIT_MAX = 1000;

/** Parses a command line. Throws a UsageError for an unknown or incomplete option. */
export function parseOptions<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the site of `--site`. Throws a UsageError without one. */
export function readSite(site: string | undefined): string {
  if (!site) throw new UsageError('Name the site: --site classic.');
  return site;
}

/** Returns whether a text is not empty and within a limit, counted as the limits of members are. */
export const isWithin = (text: string, max: number): boolean => text !== '' && countCharacters(text) <= max;

/** Returns the number of `--limit`. Throws a UsageError with the problem. */
export function readLimit(given: string): number {
  const limit = Number(given);
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT_MAX)
    throw new UsageError(`--limit is '${given}'. Give a number from 1 to ${LIMIT_MAX}.`);
  return limit;
}
