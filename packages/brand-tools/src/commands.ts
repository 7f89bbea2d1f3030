import {
  type Command,
  type CommandGroup,
  type CommandOutput,
  defineCommand,
} from '@meetcute/server/commands';
import { ejectCommand } from './eject/command.ts';
import { fontsCommand } from './fonts/commands.ts';
import { textsCommand } from './texts/command.ts';
import { tokenCommands } from './tokens/commands.ts';
import { upgradeCommand } from './upgrade/command.ts';

/** Output of a command; undefined when it goes on running. */
type Output = Promise<CommandOutput | undefined>;

/** Returns the argument of a command that works in the folder of a template. */
const folderArgument = (name: string) =>
  ({
    value: 'folder',
    description: 'Folder of the template. Default: this folder.',
    count: 'optional',
    problem: `Name one folder: ${name} [folder].`,
  }) as const;

/**
 * Commands of the program `meetcute` for the template in the working directory. The program adds them to those of the host
 * where this package is installed.
 */
export const commands: readonly (Command<unknown> | CommandGroup<unknown>)[] = [
  defineCommand({
    name: 'dev',
    summary: 'Shows the site of the template in this folder, with demo people, and each change of it at once',
    argument: folderArgument('dev'),
    options: {
      port: { type: 'text', value: 'port', description: 'Port to listen on, in place of PORT or 3000.' },
      host: {
        type: 'text',
        value: 'address',
        description: 'Address to listen on, in place of this machine alone. HOST is not read.',
      },
      data: {
        type: 'text',
        value: 'folder',
        description: 'Folder of its data, in place of .data-dev of the template. DATA_DIR is not read.',
      },
    },
    examples: ['dev', 'dev --port 3001'],
    run: async ({ argument, port, host, data }): Output => {
      const { dev } = await import('./commands/dev.ts');
      return dev(argument || process.cwd(), { port, address: host, dataDir: data });
    },
  }),
  defineCommand({
    name: 'storybook',
    summary: 'Shows the Storybook of the template in this folder, with every story of the specification',
    options: {
      build: { type: 'flag', description: 'Writes it into storybook-static instead, for any web server.' },
      port: { type: 'text', value: 'port', default: '6006', description: 'Port to listen on.' },
    },
    examples: ['storybook', 'storybook --build'],
    run: async ({ build, port }): Output =>
      (await import('./commands/storybook.ts')).storybook(process.cwd(), build, port),
  }),
  defineCommand({
    name: 'build',
    summary: 'Builds the template in this folder for `meetcute start`',
    options: {},
    examples: ['build'],
    run: async (): Output => (await import('./commands/build.ts')).build(process.cwd()),
  }),
  defineCommand({
    name: 'check',
    summary: 'Checks what the template in this folder may not break',
    details:
      'Ends with code 1 where it finds a problem. Each one says what is wrong, where, why, and how to mend it.',
    argument: folderArgument('check'),
    hasJson: true,
    options: {
      only: { type: 'list', value: '<check>', description: 'Runs the named check alone, such as contrast.' },
      fix: {
        type: 'flag',
        description:
          'First mends what is mechanical: a missing .storybook/main.ts, the name in package.json, contrast in src/tokens.ts.',
      },
      all: {
        type: 'flag',
        description:
          'Takes every story in every language, and each disclosure in four looks. Before a release.',
      },
    },
    examples: [
      'check',
      'check templates/aurora --only contrast',
      'check --fix',
      'check --all',
      'check --json',
    ],
    run: async ({ argument, ...options }): Output =>
      (await import('./commands/check.ts')).check(argument || process.cwd(), options),
  }),
  tokenCommands,
  fontsCommand,
  textsCommand,
  ejectCommand,
  upgradeCommand,
];
