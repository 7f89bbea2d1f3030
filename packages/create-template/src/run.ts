import { spawn } from 'node:child_process';

/** A program, and where it runs. */
export interface Run {
  readonly cwd: string;
  readonly program: string;
  readonly words: readonly string[];
  /** Ends the program. */
  readonly signal: AbortSignal;
  /** Whether its output is shown. Default: true. */
  readonly isShown?: boolean;
}

/**
 * Runs a program. Its output and messages go to the error output. Resolves with its output after it has ended, and
 * rejects if it fails or can't be started.
 */
export const run = ({ cwd, program, words, signal, isShown = true }: Run): Promise<string> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // On Windows npm is a script of its shell.
    const shell = process.platform === 'win32' && program !== process.execPath;
    const child = spawn(program, words, { cwd, stdio: ['ignore', 'pipe', process.stderr], shell });
    let output = '';
    let fault: Error | undefined;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isShown) process.stderr.write(text);
    });
    const end = () => child.kill();
    signal.addEventListener('abort', end);
    child.on('error', (error) => (fault = error));
    child.on('close', (code) => {
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else if (code === 0) resolve(output);
      else reject(new ProgramError([program, ...words].join(' '), output, fault));
    });
  });

/** A program that failed. */
export class ProgramError extends Error {
  override name = 'ProgramError';
  /** Its output. */
  readonly output: string;

  constructor(line: string, output: string, cause?: Error) {
    super(`'${line}' failed${cause ? `: ${cause.message}` : ''}.`, { cause });
    this.output = output;
  }
}
