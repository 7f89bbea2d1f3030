import type { Command } from './command.ts';
import { nearNames } from './near-names.ts';

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');

/** Returns the help of all commands. */
export function generalHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Usage: meetcute <command> [options]',
    '',
    indented(commands.map(({ name, summary }) => `${name.padEnd(width)}  ${summary}`)),
    '',
    'Commands read the environment variables of the host, such as DATABASE_URL and DATA_DIR.',
    'Help of one command: meetcute <command> --help',
  ].join('\n');
}

/** Returns the help of one command. */
export const commandHelp = ({ summary, usage, details, hasJson }: Command): string =>
  [
    summary,
    '',
    'Usage:',
    indented(usage.map((line) => `meetcute ${line}`)),
    ...(details ? ['', details] : []),
    ...(hasJson ? ['', '--json prints the output as JSON, for scripts.'] : []),
  ].join('\n');

/** Returns the error about an unknown command, which names similar ones, else all. */
export function unknownCommand(name: string, commands: readonly Command[]): string {
  const names = commands.map((each) => each.name);
  const near = nearNames(name, names);
  const hint =
    near.length > 0
      ? `Did you mean: ${near.join(', ')}?`
      : `There are: ${names.join(', ')}. See: meetcute help`;
  return `There is no command '${name}'. ${hint}`;
}
