import { spawn, type ChildProcess } from 'node:child_process';

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

/** Ends a process that leads a group, and everything that it has started. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs npm in a folder. At an interruption it takes back what it has begun. A second one ends it, with everything that it has
 * started.
 */
export const runNpm = (cwd: string, ...words: string[]): Promise<NpmRun> =>
  new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32';
    const run = { isInterrupted: false, output: '', messages: '' };
    const interrupt = () => {
      if (!run.isInterrupted) child.kill('SIGINT');
      else if (isWindows) child.kill('SIGKILL');
      else killGroup(child);
      run.isInterrupted = true;
    };
    // Before npm starts, so that no signal ends this process and leaves npm alone.
    for (const signal of SIGNALS) process.on(signal, interrupt);
    // A terminal would send the signal too, and npm stops at the second one without taking anything back.
    const child = spawn('npm', words, { cwd, shell: isWindows, detached: !isWindows });
    child.stdout.setEncoding('utf8').on('data', (text: string) => (run.output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (run.messages += text));
    const stopListening = () => {
      for (const signal of SIGNALS) process.off(signal, interrupt);
    };
    child.on('error', (fault) => {
      stopListening();
      reject(fault);
    });
    child.on('close', (code) => {
      stopListening();
      resolve({ ...run, hasSucceeded: code === 0 && !run.isInterrupted });
    });
  });
