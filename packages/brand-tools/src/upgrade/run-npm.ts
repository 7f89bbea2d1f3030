import { runGroup } from '../process-group.ts';

/** A run of npm that has ended. */
export interface NpmRun {
  readonly hasSucceeded: boolean;
  /** Whether a signal to this process has ended it. */
  readonly isInterrupted: boolean;
  /** Text of its result. */
  readonly output: string;
  /** Text about its work and its errors. */
  readonly messages: string;
}

/**
 * Runs npm in a folder. At an interruption it takes back what it has begun. A second one ends it, with everything that it has
 * started.
 */
export async function runNpm(cwd: string, ...words: string[]): Promise<NpmRun> {
  const { code, interruption, output, messages } = await runGroup({
    cwd,
    program: 'npm',
    words,
    // Not to what it has started: npm stops at the second signal without taking anything back.
    interrupt: (child) => child.kill('SIGINT'),
  });
  const isInterrupted = interruption !== null;
  return { hasSucceeded: code === 0 && !isInterrupted, isInterrupted, output, messages };
}
