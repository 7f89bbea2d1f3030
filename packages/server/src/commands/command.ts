/** Output of a command. */
export interface CommandOutput {
  /** Text for a terminal; empty when the command has printed everything itself. */
  text: string;
  /** The same for scripts, as plain data. Default: the command lists nothing. */
  data?: unknown;
  /** Whether the command found a problem, so that a script must not go on. Default: false. */
  isFailure?: boolean;
}

interface TextOption {
  readonly type: 'text';
  /** Placeholder of the value in the help, such as `<id>`. */
  readonly value: string;
  readonly description: string;
  /** Sentence printed when the option is missing or empty; true if `choices` or `read` explain it. Default: optional. */
  readonly required?: string | true;
  readonly default?: string;
  /** Maximum characters, counted as those of members. A longer text is refused with the sentence of `required`. */
  readonly max?: number;
  /** Allowed values. Default: any. */
  readonly choices?: readonly string[];
  /** Converts the value. Throws a UsageError with the problem. */
  readonly read?: (given: string, name: string) => unknown;
}

/** An option of a command, `--name` on the command line: a text, a flag, or texts that are given again and again. */
export type CommandOption =
  | TextOption
  | { readonly type: 'flag'; readonly description: string }
  | { readonly type: 'list'; readonly value: string; readonly description: string };

/** Subject of a command, beside its options: `anna@example.com` in `credits show anna@example.com`. */
export interface CommandArgument {
  /** Its name in the help, such as `email|id`. */
  readonly value: string;
  readonly description: string;
  /** Sentence printed when it is missing, or when there is one too many. */
  readonly problem: string;
  /** Pattern that it has; any other is refused with `problem`. Default: any text. */
  readonly pattern?: RegExp;
  /** Whether a command takes one, one or none, or as many as you like. Default: one. */
  readonly count?: 'optional' | 'many';
}

type TextOf<O> = O extends { readonly choices: readonly (infer T)[] }
  ? T
  : O extends { readonly read: (given: string, name: string) => infer T }
    ? T
    : string;

type OptionValue<O> = O extends { readonly type: 'flag' }
  ? boolean
  : O extends { readonly type: 'list' }
    ? string[]
    :
        | TextOf<O>
        | (O extends { readonly required: unknown } | { readonly default: string } ? never : undefined);

type ArgumentValue<A> = A extends { readonly count: 'many' }
  ? string[]
  : A extends { readonly count: 'optional' }
    ? string | undefined
    : A extends CommandArgument
      ? string
      : undefined;

type Options = Readonly<Record<string, CommandOption>>;

/** Values of a command line: those of the options by their names, and the argument. */
export type CommandValues<O = Options, A = CommandArgument | undefined> = {
  -readonly [K in keyof O]: OptionValue<O[K]>;
} & {
  argument: ArgumentValue<A>;
  /** Whether the output is printed as JSON. The command then prints nothing by itself, and asks nothing. */
  isJson: boolean;
};

interface CommandRow<O, A> {
  readonly name: string;
  /** Description in one line. */
  readonly summary: string;
  /** Further text of the help. Default: none. */
  readonly details?: string;
  /** Default: a command without one, which refuses any. */
  readonly argument?: A;
  /** Sentence printed when a command without an argument gets one. Default: a general one. */
  readonly noArgument?: string;
  /** Options in the order in which they are checked. */
  readonly options: O;
  /** Command lines, without the name of the program. */
  readonly examples: readonly string[];
  /** Whether `--json` prints the output as JSON, which `isJson` says to `run`. Default: false. */
  readonly hasJson?: boolean;
}

/** A command with its options and what runs. `Context` has what it works with, such as the database. */
export interface Command<Context> extends CommandRow<Options, CommandArgument> {
  /** Runs it. Resolves with its output; undefined when it goes on running, as the host does. */
  readonly run: (values: CommandValues, context: Context) => Promise<CommandOutput | undefined>;
}

/** Commands under one name, such as `photos queue` and `photos approve`. */
export interface CommandGroup<Context> {
  readonly name: string;
  readonly summary: string;
  readonly details?: string;
  readonly commands: readonly Command<Context>[];
  /** Name of the command that runs when none is named. Default: one must be named. */
  readonly defaultName?: string;
  readonly hasJson?: boolean;
}

/** Declares a command. The values that `run` gets have the types of its options. */
export function defineCommand<
  Context,
  const O extends Options,
  const A extends CommandArgument | undefined = undefined,
>(
  row: CommandRow<O, A> & {
    readonly run: (values: CommandValues<O, A>, context: Context) => Promise<CommandOutput | undefined>;
  },
): Command<Context> {
  // The reader of command lines gives each command the values of its own options.
  return row as unknown as Command<Context>;
}

/** Whether an entry of the table is a group. */
export const isGroup = <Context>(
  entry: Command<Context> | CommandGroup<Context>,
): entry is CommandGroup<Context> => 'commands' in entry;
