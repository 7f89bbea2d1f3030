import { runCommand } from '@meetcute/server/commands';
import type { Variables } from '../start/secret-files.ts';
import { failureText, isUsageError } from './failure.ts';
import { commandHelp, generalHelp, unknownCommand } from './help.ts';
import { readCommands } from './template-commands.ts';

const escapeControls = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (character) =>
    character === '\n'
      ? character
      : Array.from(
          { length: character.length },
          (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
        ).join(''),
  );

/** Returns data as JSON. Texts of members may contain control characters, which are escaped for the terminal. */
const jsonText = (data: unknown): string => escapeControls(JSON.stringify(data, null, 2));

/** Surroundings of the command line. A test replaces them. */
export interface Terminal {
  /** Environment variables. */
  readonly env: Variables;
  /** Prints output. */
  readonly print: (text: string) => void;
  /** Prints errors. */
  readonly say: (text: string) => void;
  /** Working directory. */
  readonly folder: string;
}

const terminal: Terminal = {
  env: process.env,
  print: console.info,
  say: console.error,
  folder: process.cwd(),
};

const isHelp = (arg: string | undefined) => arg === '--help' || arg === '-h';

async function runEntry(
  entry: Awaited<ReturnType<typeof readCommands>>[number],
  allArgs: readonly string[],
  { env, print, say }: Terminal,
): Promise<number> {
  const isJson = entry.hasJson === true && allArgs.includes('--json');
  const args = isJson ? allArgs.filter((arg) => arg !== '--json') : allArgs;
  try {
    const output = await runCommand(entry, args, env, isJson);
    if (output === undefined) return 0;
    const { text, data } = output;
    const printedText = isJson ? jsonText(data ?? { message: text }) : text;
    if (printedText !== '') print(printedText);
    return output.isFailure ? 1 : 0;
  } catch (error) {
    say(failureText(error));
    if (!isUsageError(error)) return 1;
    say(`See: meetcute ${entry.name} --help`);
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
export async function runCommandLine(
  args: readonly string[],
  currentTerminal: Terminal = terminal,
): Promise<number> {
  const [first, ...rest] = args;
  const commands = await readCommands(currentTerminal.folder, rest);
  const entryOf = (name: string | undefined) => commands.find((each) => each.name === name);
  if (first === undefined || first === 'help' || isHelp(first)) {
    const [name, ...names] = rest.filter((arg) => !isHelp(arg));
    const entry = entryOf(name);
    if (name !== undefined && !entry) return refuse(unknownCommand(name, commands), currentTerminal);
    if (first === undefined) return refuse(generalHelp(commands), currentTerminal);
    currentTerminal.print(entry ? commandHelp(entry, names) : generalHelp(commands));
    return 0;
  }
  const entry = entryOf(first);
  if (!entry) return refuse(unknownCommand(first, commands), currentTerminal);
  if (!rest.some(isHelp)) return runEntry(entry, rest, currentTerminal);
  currentTerminal.print(commandHelp(entry, rest));
  return 0;
}
