import { spawn } from 'node:child_process';
import { endGroup, isWindows, onInterruption } from '../process-group.ts';

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
export const runNpm = (cwd: string, ...words: string[]): Promise<NpmRun> =>
  new Promise((resolve, reject) => {
    const run = { isInterrupted: false, output: '', messages: '' };
    // Before npm starts, so that no signal ends this process and leaves npm alone.
    const stopListening = onInterruption(() => {
      if (run.isInterrupted) endGroup(child, 'SIGKILL');
      else child.kill('SIGINT');
      run.isInterrupted = true;
    });
    // A terminal would send the signal too, and npm stops at the second one without taking anything back.
    const child = spawn('npm', words, { cwd, shell: isWindows, detached: !isWindows });
    child.stdout.setEncoding('utf8').on('data', (text: string) => (run.output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (run.messages += text));
    child.on('error', (fault) => {
      stopListening();
      reject(fault);
    });
    child.on('close', (code) => {
      stopListening();
      resolve({ ...run, hasSucceeded: code === 0 && !run.isInterrupted });
    });
  });
