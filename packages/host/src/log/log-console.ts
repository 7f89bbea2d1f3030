import { format } from 'node:util';
import type { HostLog } from './log.ts';

/**
 * Makes records of a log from what libraries and templates print to the console, such as missing texts. A collector of
 * JSON lines can't read anything else.
 */
export function logConsole(log: HostLog, target: Pick<Console, 'log' | 'info' | 'warn' | 'error'> = console) {
  const writer =
    (level: keyof HostLog) =>
    (...values: unknown[]) =>
      log[level](format(...values));
  target.log = writer('info');
  target.info = writer('info');
  target.warn = writer('warn');
  target.error = writer('error');
}
