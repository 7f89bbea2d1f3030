import { spawn } from 'node:child_process';

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

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs npm in a folder. It gets an interruption once, and then takes back what it has begun. */
export const runNpm = (cwd: string, ...words: string[]): Promise<NpmRun> =>
  new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32';
    // A terminal would send the signal too, and npm stops at the second one without taking anything back.
    const child = spawn('npm', words, { cwd, shell: isWindows, detached: !isWindows });
    const run = { isInterrupted: false, output: '', messages: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (run.output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (run.messages += text));
    const interrupt = () => {
      if (!run.isInterrupted) child.kill('SIGINT');
      run.isInterrupted = true;
    };
    const stopListening = () => {
      for (const signal of SIGNALS) process.off(signal, interrupt);
    };
    for (const signal of SIGNALS) process.on(signal, interrupt);
    child.on('error', (fault) => {
      stopListening();
      reject(fault);
    });
    child.on('close', (code) => {
      stopListening();
      resolve({ ...run, hasSucceeded: code === 0 && !run.isInterrupted });
    });
  });
