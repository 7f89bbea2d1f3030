import type { Log } from '@meetcute/server';
import { type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { currentRequestId } from './request-id.ts';
import type { LogSettings } from './settings.ts';

/** Parts of a text that may identify a person, such as an address in the answer of a mail server. */
const ADDRESS = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+\.[^\s<>()[\]"',;:]+/g;

/** Hides an address. Paths of libraries in a stack stay, with folders such as `.pnpm/name@1.0.0`. */
const hide = (match: string): string => (match.includes('/node_modules/') ? match : '[address]');

/** The query of an address, which may contain the token of a mailed link. */
const QUERY = /(\/[^\s?"'<>]*)\?[^\s"'<>)]+/g;

/** Returns a text without mail addresses and without the queries of addresses. */
const scrub = (text: string): string => text.replace(ADDRESS, hide).replace(QUERY, '$1');

/** Returns details whose texts are scrubbed. */
const scrubDetails = (details: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === 'string' ? scrub(value) : value]),
  );

/** Log of the host. Texts lose mail addresses and the queries of addresses before they are written. */
export interface HostLog extends Log {
  /** Logs something that the operator should change. */
  warn(message: string, details?: Record<string, unknown>): void;
}

/** A writer of lines at one level. */
type Write = HostLog['info'];

const ignore: Write = () => {};

/** Creates a log of JSON lines, each with the id of the request that was handled. */
function createJsonLog(level: LogSettings['level'], write: ((line: string) => void) | undefined): HostLog {
  const options: LoggerOptions = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === null ? {} : { requestId };
    },
  };
  // Without a destination pino writes to the standard output, at once, so that a crash loses no line.
  const logger = write ? pino(options, { write }) : pino(options);
  const createWrite =
    (name: LogSettings['level']): Write =>
    (message, details = {}) =>
      logger[name](scrubDetails(details), scrub(message));
  return { info: createWrite('info'), warn: createWrite('warn'), error: createWrite('error') };
}

/**
 * Returns a text in which nothing passes for a line of its own or controls the terminal, such as the reply of a mail
 * server. Line breaks stay, for stacks, and what follows one is indented.
 */
const asOneEntry = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n]|[\u2028\u2029]/gu, ' ').replaceAll('\n', '\n  ');

/** Creates a log for a terminal. */
function createTextLog(level: LogSettings['level']): HostLog {
  const createWrite =
    (print: (...values: unknown[]) => void, prefix = ''): Write =>
    (message, details = {}) => {
      const { error, ...rest } = scrubDetails(details);
      const values = [
        ...(Object.keys(rest).length > 0 ? [rest] : []),
        ...(error === undefined ? [] : [typeof error === 'string' ? asOneEntry(error) : error]),
      ];
      // `%s` keeps signs of a format in the message from using up the details.
      print('%s', `${prefix}${asOneEntry(scrub(message))}`, ...values);
    };
  return {
    info: level === 'info' ? createWrite(console.info) : ignore,
    warn: level === 'error' ? ignore : createWrite(console.warn, 'Warning: '),
    error: createWrite(console.error),
  };
}

/** Creates the log of the host. JSON lines go to `write`, by default the standard output. */
export const createLog = (
  { format, level }: Pick<LogSettings, 'format' | 'level'>,
  write?: (line: string) => void,
): HostLog => (format === 'json' ? createJsonLog(level, write) : createTextLog(level));
