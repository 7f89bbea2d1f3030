import { type Command, type CommandGroup, type CommandOption, isGroup } from '@meetcute/server/commands';
import { findNearNames } from './near-names.ts';

type Entry = Command<never> | CommandGroup<never>;
type Row = Pick<Command<never>, 'name' | 'argument' | 'options'>;

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** Returns rows in two columns. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([leftCell]) => leftCell.length));
  return indent(rows.map(([leftCell, rightCell]) => `${leftCell.padEnd(width)}  ${rightCell}`));
}

/** Returns an option as a form shows it: in brackets when it may be left out, with its default. */
function optionForm([name, option]: [string, CommandOption]): string {
  if (option.type === 'flag') return `[--${name}]`;
  if (option.type === 'list') return `[--${name} ${option.value}]…`;
  const form = `--${name} ${option.default ?? option.value}`;
  return option.required ? form : `[${form}]`;
}

/** Returns the form of a command, such as `meetcute credits show <email> --site <id>`. */
function commandForm({ name, argument, options }: Row, group?: CommandGroup<never>): string {
  const subcommand = group?.defaultName === name ? `[${name}]` : name;
  const value = argument && `<${argument.value}>`;
  const argumentForm = { one: value, optional: `[${value}]`, many: `${value}…` }[argument?.count ?? 'one'];
  // Options that must be given stand first.
  const isOptional = ([, option]: [string, CommandOption]) => option.type !== 'text' || !option.required;
  const sortedOptions = Object.entries(options).toSorted(
    (a, b) => Number(isOptional(a)) - Number(isOptional(b)),
  );
  return ['meetcute', group?.name, subcommand, argument && argumentForm, ...sortedOptions.map(optionForm)]
    .filter((each) => each !== undefined)
    .join(' ');
}

const optionRow = ([name, option]: [string, CommandOption]): [string, string] => {
  const fallback =
    option.type === 'text' && option.default !== undefined ? ` Default: ${option.default}.` : '';
  return [
    option.type === 'flag' ? `--${name}` : `--${name} ${option.value}`,
    `${option.description}${fallback}`,
  ];
};

const JSON_HINT = '--json prints the output as JSON, for scripts.';

/** Returns the help of all commands. */
export const generalHelp = (commands: readonly Entry[]): string =>
  [
    'Usage: meetcute <command> [options]',
    '',
    ...columns(commands.map(({ name, summary }) => [name, summary])),
    '',
    'Commands read the environment variables of the host, such as DATABASE_URL and DATA_DIR.',
    'Help of one command: meetcute <command> --help',
  ].join('\n');

function groupHelp(group: CommandGroup<never>): string {
  const { name, summary, details, commands, hasJson } = group;
  return [
    summary,
    '',
    'Usage:',
    ...commands.flatMap((each) => [...indent([commandForm(each, group)]), `      ${each.summary}`]),
    ...(details ? ['', details] : []),
    '',
    ...(hasJson ? [JSON_HINT] : []),
    `Options and examples of one: meetcute ${name} ${commands[0]?.name} --help`,
  ].join('\n');
}

/** Returns the help of a command, which may be one of a group. */
function oneHelp(command: Command<never>, group?: CommandGroup<never>): string {
  const { summary, details = group?.details, argument, options, examples } = command;
  const rows = Object.entries(options).map(optionRow);
  return [
    summary,
    '',
    'Usage:',
    ...indent([commandForm(command, group)]),
    ...(argument ? ['', 'Argument:', ...columns([[`<${argument.value}>`, argument.description]])] : []),
    ...(rows.length > 0 ? ['', 'Options:', ...columns(rows)] : []),
    '',
    'Examples:',
    ...indent(examples.map((line) => `meetcute ${line}`)),
    ...(details ? ['', details] : []),
    ...((group ?? command).hasJson ? ['', JSON_HINT] : []),
  ].join('\n');
}

/** Returns the help of a command, or of the one of a group that `args` name. */
export function commandHelp(entry: Entry, args: readonly string[] = []): string {
  if (!isGroup(entry)) return oneHelp(entry);
  const command = entry.commands.find(({ name }) => args.includes(name));
  return command ? oneHelp(command, entry) : groupHelp(entry);
}

/** Returns the error about an unknown command, which names similar ones, else all. */
export function unknownCommand(name: string, commands: readonly Entry[]): string {
  const names = commands.map((each) => each.name);
  const nearNames = findNearNames(name, names);
  const hint =
    nearNames.length > 0
      ? `Did you mean: ${nearNames.join(', ')}?`
      : `There are: ${names.join(', ')}. See: meetcute help`;
  return `There is no command '${name}'. ${hint}`;
}
