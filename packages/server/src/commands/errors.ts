/** A command line that can't be run: a missing, unknown or invalid option. Its message explains how to fix it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Returns the error about a missing or unknown subcommand of a command, such as `list` of `jobs`. */
export const unknownSubcommand = (command: string, input: string, names: readonly string[]): UsageError =>
  new UsageError(
    input === ''
      ? `The command '${command}' needs one of: ${names.join(', ')}.`
      : `There is no command '${command} ${input}'. There are: ${names.join(', ')}.`,
  );

/** Returns the error about a value that is none of an option's choices. */
export const unknownChoice = (option: string, input: string, choices: readonly string[]): UsageError =>
  new UsageError(`--${option} is '${input}'. Give one of: ${choices.join(', ')}.`);
