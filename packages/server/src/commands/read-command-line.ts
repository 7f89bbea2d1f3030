import { countCharacters } from '@meetcute/core';
import { parseArgs } from 'node:util';
import {
  type Command,
  type CommandGroup,
  type CommandOption,
  type CommandOutput,
  type CommandValues,
  isGroup,
} from './command.ts';
import { unknownChoice, unknownSubcommand, UsageError } from './errors.ts';

type Given = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
type Form = Pick<Command<never>, 'name' | 'argument' | 'noArgument' | 'options'>;

/** Joins an option with a value below zero, which looks like another option. */
const joinNegative = (args: readonly string[], options: Form['options']): string[] =>
  args.flatMap((arg, index) => {
    const isText = (each = '') => options[each.replace(/^--/, '')]?.type === 'text';
    const isNegative = (each = '') => /^-\d/.test(each);
    if (isNegative(arg) && isText(args[index - 1])) return [];
    return isText(arg) && isNegative(args[index + 1]) ? [`${arg}=${args[index + 1]}`] : [arg];
  });

/** Parses a command line with the options of all forms. Throws a UsageError for an unknown or incomplete option. */
function parse(forms: readonly Form[], args: readonly string[]): { values: Given; positionals: string[] } {
  const options = Object.assign({}, ...forms.map((form) => form.options)) as Form['options'];
  const config = Object.entries(options).map(([name, { type }]) => [
    name,
    { type: type === 'flag' ? 'boolean' : 'string', multiple: type === 'list' } as const,
  ]);
  try {
    return parseArgs({
      args: joinNegative(args, options),
      options: Object.fromEntries(config),
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readOption(name: string, option: CommandOption, input: Given[string]): unknown {
  if (option.type === 'flag') return input === true;
  if (option.type === 'list') return Array.isArray(input) ? input : [];
  const { required, max, choices, read } = option;
  const text = (typeof input === 'string' ? input : option.default)?.trim();
  if (typeof required === 'string' && (!text || (max !== undefined && countCharacters(text) > max)))
    throw new UsageError(required);
  if (text === undefined && !required) return undefined;
  const value = text ?? '';
  if (choices && !choices.includes(value)) throw unknownChoice(name, value, choices);
  return read ? read(value, name) : value;
}

function readArgument(
  { argument, noArgument }: Form,
  positionals: readonly string[],
): string | string[] | undefined {
  const texts = positionals.map((each) => each.trim());
  const [first = ''] = texts;
  if (!argument) {
    if (positionals.length === 0) return undefined;
    throw new UsageError(noArgument ?? `'${first}' is not an option of this command.`);
  }
  const { count, pattern = /./s, problem } = argument;
  if (count === 'optional' && positionals.length === 0) return undefined;
  if (!pattern.test(first) || (texts.length > 1 && count !== 'many')) throw new UsageError(problem);
  return count === 'many' ? texts : first;
}

/** Throws a UsageError about an option that only other commands of the group have. */
function refuseForeign<C>({ name, commands }: CommandGroup<C>, command: Command<C>, inputs: Given): void {
  const foreign = Object.keys(inputs).find((each) => !(each in command.options));
  if (foreign === undefined) return;
  const owners = commands.filter(({ options }) => foreign in options).map((each) => `${name} ${each.name}`);
  throw new UsageError(`${name} ${command.name} has no --${foreign}, only ${owners.join(', ')}.`);
}

/** Values of a command line, without the form of the output. */
type ReadValues = Omit<CommandValues, 'isJson'>;

function readValues(form: Form, inputs: Given, positionals: readonly string[]): ReadValues {
  const argument = readArgument(form, positionals);
  const options = Object.entries(form.options).map(([name, option]) => [
    name,
    readOption(name, option, inputs[name]),
  ]);
  return { ...(Object.fromEntries(options) as ReadValues), argument };
}

/** Returns the command of a command line and its values. Throws a UsageError with the first problem. */
export function readCommandLine<C>(
  entry: Command<C> | CommandGroup<C>,
  args: readonly string[],
): { command: Command<C>; values: ReadValues } {
  const { values: inputs, positionals } = parse(isGroup(entry) ? entry.commands : [entry], args);
  if (!isGroup(entry)) return { command: entry, values: readValues(entry, inputs, positionals) };
  const [name = entry.defaultName ?? '', ...rest] = positionals;
  const command = entry.commands.find((each) => each.name === name);
  if (!command)
    throw unknownSubcommand(
      entry.name,
      name,
      entry.commands.map((each) => each.name),
    );
  refuseForeign(entry, command, inputs);
  return { command, values: readValues(command, inputs, rest) };
}

/**
 * Runs a command line of a command or group. `isJson` says whether its output is printed as JSON. Rejects with a UsageError,
 * or with the problem of the command.
 */
export async function runCommand<C>(
  entry: Command<C> | CommandGroup<C>,
  args: readonly string[],
  context: C,
  isJson = false,
): Promise<CommandOutput | undefined> {
  const { command, values } = readCommandLine(entry, args);
  return command.run({ ...values, isJson } as CommandValues, context);
}
