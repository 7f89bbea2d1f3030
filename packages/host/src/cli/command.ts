import type { CommandOutput } from '@meetcute/server/commands';

/** Input of a command. */
export interface CommandInput {
  /** Arguments after the name of the command, without `--json`. */
  readonly args: readonly string[];
  /** Environment variables, without the secrets that files contain. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints a line before the command has ended, such as a warning or progress. Scripts don't read it. */
  readonly say: (line: string) => void;
}

/** Runs a command. Resolves with its output; undefined when it goes on running, as the host does. */
export type RunCommand = (input: CommandInput) => Promise<CommandOutput | undefined>;

/** A command of the command line. Its code is loaded on demand. */
export interface Command {
  readonly name: string;
  /** Description in one line. */
  readonly summary: string;
  /** Its forms, one a line, without the name of the program. */
  readonly usage: readonly string[];
  /** Further text of `--help`. Default: none. */
  readonly details?: string;
  /** Whether `--json` prints its output as JSON. Default: false. */
  readonly hasJson?: boolean;
  /** Loads the function that runs it. */
  readonly load: () => Promise<{ readonly run: RunCommand }>;
}
