import { readChoice } from '../start/read-values.ts';

/** Forms of log lines: JSON for collectors, text for people. */
const FORMATS = ['json', 'text'] as const;

/** Levels from which lines are written, most lines first. */
const LEVELS = ['info', 'warn', 'error'] as const;

/** Requests that get a log line: failed ones, those that change something too, or all. */
const REQUESTS = ['errors', 'changes', 'all'] as const;

/** Form, level and requests of the log. */
export interface LogSettings {
  /** Form of the lines. Default: `text` on a terminal and for a demo, else `json`. */
  format: (typeof FORMATS)[number];
  /** Level from which lines are written. Default: `info`, for text `warn`. */
  level: (typeof LEVELS)[number];
  /** Requests that get a line. Default: `changes`. */
  requests: (typeof REQUESTS)[number];
}

/** Reads LOG_FORMAT, LOG_LEVEL and LOG_REQUESTS. Throws a StartError for an unknown value. */
export function readLogSettings(
  env: Readonly<Record<string, string | undefined>>,
  { isDemo, isTerminal }: { isDemo: boolean; isTerminal: boolean },
): LogSettings {
  const format = readChoice('LOG_FORMAT', env['LOG_FORMAT'], FORMATS, isTerminal || isDemo ? 'text' : 'json');
  return {
    format,
    // On a terminal the start messages and what went wrong are enough.
    level: readChoice('LOG_LEVEL', env['LOG_LEVEL'], LEVELS, format === 'json' ? 'info' : 'warn'),
    requests: readChoice('LOG_REQUESTS', env['LOG_REQUESTS'], REQUESTS, 'changes'),
  };
}
