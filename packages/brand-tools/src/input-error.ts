import type { CommandOutput } from '@meetcute/server/commands';

/** Everything that is wrong with what a person gave a command: files, folders, names. Its sentences say what to do. */
export class InputError extends Error {
  override name = 'InputError';
  /** Problems, each in a line. */
  readonly problems: readonly string[];

  constructor(problems: string | readonly string[], options?: ErrorOptions) {
    const lines = [problems].flat();
    super(lines.join('\n'), options);
    this.problems = lines;
  }
}

/** Runs a command. The output is what is wrong with its input, where something is. */
export async function reportInput(run: () => Promise<CommandOutput>): Promise<CommandOutput> {
  try {
    return await run();
  } catch (fault) {
    if (!(fault instanceof InputError)) throw fault;
    return { text: fault.message, data: { problems: fault.problems }, isFailure: true };
  }
}
