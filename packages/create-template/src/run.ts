import { runGroup } from '@meetcute/brand-tools/process-group';

/** A program, and where it runs. */
export interface Run {
  readonly cwd: string;
  readonly program: string;
  readonly words: readonly string[];
  /** Whether its output is shown. Default: true. */
  readonly isShown?: boolean;
}

/**
 * Runs a program. Its output and messages go to the error output. Resolves with its output after it has ended, and
 * rejects if it fails, is interrupted or can't be started.
 */
export async function run({ isShown = true, ...program }: Run): Promise<string> {
  const line = [program.program, ...program.words].join(' ');
  const { code, output } = await runGroup({
    ...program,
    showsMessages: true,
    onText: (text) => void (isShown && process.stderr.write(text)),
  }).catch((fault: Error) => {
    throw new ProgramError(line, '', fault);
  });
  if (code === 0) return output;
  throw new ProgramError(line, output);
}

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
