import { describeError } from '@meetcute/server/describe-error';
import { isDiskFull } from '@meetcute/core';
import type { HostLog } from '../log/log.ts';
import type { RunningHost } from './start.ts';
import { isStartError } from './StartError.ts';

/**
 * Returns one sentence for a failed start that an operator can fix, else the error. A stack trace does not help to
 * choose another port or to free a disk.
 */
export function startFailure(error: unknown): unknown {
  if (isDiskFull(error))
    return 'The disk is full, so the host cannot start. Free some space, or set DATA_DIR to a folder on another disk.';
  return isStartError(error) ? error.message : error;
}

/** A host that has started. */
type Started = Pick<RunningHost, 'addresses' | 'logins'>;

/** Output of the program about its start and stop. */
export interface StartMessages {
  /** A slow step begins. */
  step(sentence: string): void;
  /** The host has started. */
  ready(host: Started, seconds: number): void;
  /** Something that the operator should change. */
  warn(sentence: string): void;
  /** The host begins to stop, and takes requests for some more seconds. */
  stopping(drainSeconds: number): void;
  /** The start failed. */
  failed(error: unknown): void;
}

/** Messages for a person at a terminal. */
export const terminalMessages: StartMessages = {
  step: (sentence) => console.info(sentence),
  ready: ({ addresses, logins }, seconds) => {
    const width = Math.max(...addresses.map(({ name }) => name.length));
    console.info(`\nReady after ${seconds.toFixed(1)} s.\n`);
    for (const { name, url } of addresses) console.info(`  ${name.padEnd(width)}  ${url}`);
    if (logins.length > 0) console.info('');
    for (const { site, email, password } of logins)
      console.info(`  Log in on ${site} as ${email} / ${password}`);
  },
  warn: (sentence) => console.warn(`\nWarning: ${sentence}`),
  stopping: (drainSeconds) =>
    console.info(
      drainSeconds > 0
        ? `Stopping. Requests are taken for ${drainSeconds} more seconds; a second signal ends that.`
        : 'Stopping.',
    ),
  failed: (error) => console.error(startFailure(error)),
};

/** Creates messages as lines of a log. They name no log-ins, because logs are kept. */
export const loggedMessages = (log: HostLog): StartMessages => ({
  step: (sentence) => log.info(sentence),
  ready: ({ addresses }, seconds) =>
    log.info('Ready', { seconds: Number(seconds.toFixed(1)), sites: addresses }),
  warn: (sentence) => log.warn(sentence),
  stopping: (drainSeconds) => log.info('Stopping', drainSeconds > 0 ? { drainSeconds } : {}),
  failed: (error) => {
    const failure = startFailure(error);
    if (typeof failure === 'string') log.error(failure);
    else log.error('The start failed', { error: describeError(failure) });
  },
});
