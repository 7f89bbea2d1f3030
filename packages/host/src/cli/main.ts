import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { failureText, isUsageError } from './failure.ts';
import { commandHelp, generalHelp, unknownCommand } from './help.ts';
import { jsonText } from './json-text.ts';

/** Surroundings of the command line. A test replaces them. */
export interface Terminal {
  /** Environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints output. */
  readonly print: (text: string) => void;
  /** Prints errors, warnings and progress. */
  readonly say: (text: string) => void;
}

const terminal: Terminal = { env: process.env, print: console.info, say: console.error };

const isHelp = (arg: string | undefined) => arg === '--help' || arg === '-h';

async function runCommand(command: Command, given: readonly string[], { env, print, say }: Terminal) {
  const isJson = command.hasJson === true && given.includes('--json');
  const args = isJson ? given.filter((arg) => arg !== '--json') : given;
  try {
    const { run } = await command.load();
    const output = await run({ args, env, say });
    if (output === undefined) return 0;
    const { text, data } = output;
    const printed = isJson ? jsonText(data ?? { message: text }) : text;
    if (printed !== '') print(printed);
    return output.isFailure ? 1 : 0;
  } catch (error) {
    say(failureText(error));
    if (!isUsageError(error)) return 1;
    say(`See: meetcute ${command.name} --help`);
    return 2;
  }
}

function refuse(reason: string, { say }: Terminal): number {
  say(reason);
  return 2;
}

/**
 * Runs a command line of the program `meetcute`. Resolves with the exit code: 0, 1 for a failure, 2 for a command line
 * that can't be run. `start` resolves once the host is ready.
 */
export async function runCommandLine(args: readonly string[], at: Terminal = terminal): Promise<number> {
  const [first, ...rest] = args;
  if (first === undefined || first === 'help' || isHelp(first)) {
    const [name] = rest.filter((arg) => !isHelp(arg));
    const asked = commands.find((each) => each.name === name);
    if (name !== undefined && !asked) return refuse(unknownCommand(name, commands), at);
    if (first === undefined) return refuse(generalHelp(commands), at);
    at.print(asked ? commandHelp(asked) : generalHelp(commands));
    return 0;
  }
  const command = commands.find(({ name }) => name === first);
  if (!command) return refuse(unknownCommand(first, commands), at);
  if (!rest.some(isHelp)) return runCommand(command, rest, at);
  at.print(commandHelp(command));
  return 0;
}
