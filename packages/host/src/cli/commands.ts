import {
  type Command,
  type CommandGroup,
  type CommandOutput,
  defineCommand,
  operatorCommands,
} from '@meetcute/server/commands';
import { resolve } from 'node:path';
import type { Variables } from '../start/secret-files.ts';

/** Output of a command; undefined when it goes on running, as the host does. */
type Output = Promise<CommandOutput | undefined>;

const folder = (command: string) =>
  ({
    value: 'folder',
    description: 'Folder of the backup.',
    problem: `Name one folder: ${command} <folder>.`,
  }) as const;

const hostCommands: readonly Command<Variables>[] = [
  defineCommand({
    name: 'start',
    summary: 'Starts the host',
    details:
      "It is configured by environment variables, which 'Environment variables' lists, a guide in the repository of Meetcute. Stop it with Ctrl-C.",
    options: {
      port: { type: 'text', value: 'port', description: 'Port to listen on, in place of PORT or 3000.' },
    },
    examples: ['start', 'start --port 3001'],
    run: async ({ port }, env: Variables): Output =>
      (await import('./commands/start.ts')).start(port ? { ...env, PORT: port } : env),
  }),
  defineCommand({
    name: 'init',
    summary: 'Writes the files of a new site that starts',
    details:
      'Asks for what no option names. A site needs a template: npm create @meetcute/template makes one. Replaces no file: sites/<id>.json must be new, and others that exist are kept. With --json it asks nothing. The folder is this one by default.',
    hasJson: true,
    argument: {
      value: 'folder',
      description: 'Folder of the site. Default: this one.',
      problem: 'Name one folder: init <folder>. Quote a name with spaces.',
      count: 'optional',
    },
    options: {
      name: {
        type: 'text',
        value: '"…"',
        description: 'Name that members read. Default: that of the folder.',
      },
      template: {
        type: 'text',
        value: '<name>',
        description:
          'Template of this folder or in TEMPLATES_DIR, or path of one. Default: that of this folder, else classic.',
      },
      languages: {
        type: 'text',
        value: '<de,en>',
        description: 'Languages that visitors can choose. Default: all.',
      },
      language: {
        type: 'text',
        value: '<code>',
        description:
          'One of them: that of mails to members who have chosen none. Default: the first of --languages, else en.',
      },
      countries: {
        type: 'text',
        value: '<NL,BE>',
        description: 'Countries, first that of visitors whose country is unknown. Default: all.',
      },
      host: {
        type: 'list',
        value: '<name>',
        description: 'Host name of the site. Default: this machine alone.',
      },
      yes: { type: 'flag', description: 'Takes the defaults of everything that no option names.' },
    },
    examples: ['init', 'init harbour --yes', 'init harbour --name "Harbour Lights" --countries NL,BE --yes'],
    run: async ({ argument, ...values }, env: Variables): Output =>
      (await import('./commands/init.ts')).init(env, { ...values, folder: argument }),
  }),
  defineCommand({
    name: 'check',
    summary: 'Checks the site files: lists everything that is wrong, with its place and how to mend it',
    details:
      'Reads SITES_DIR, and ends with code 1 when something is wrong. An error stops the start of the host, a warning does not.',
    hasJson: true,
    options: {},
    examples: ['check', 'check --json'],
    run: async (_, env: Variables): Output => (await import('./commands/check.ts')).check(env),
  }),
  defineCommand({
    name: 'migrate',
    summary: 'Applies the migrations of this version to the database',
    details: 'The host migrates by itself when it starts, unless MIGRATE=off.',
    hasJson: true,
    options: {
      'dry-run': {
        type: 'flag',
        description: 'Lists the pending migrations with their SQL and changes nothing.',
      },
    },
    examples: ['migrate --dry-run'],
    run: async ({ 'dry-run': isDryRun }, env: Variables): Output =>
      (await import('./commands/migrate.ts')).migrate(env, isDryRun),
  }),
  defineCommand({
    name: 'backup',
    summary: 'Backs up the database and the photos into a new folder',
    hasJson: true,
    argument: folder('backup'),
    options: {},
    examples: ['backup /backups/2027-01-31'],
    run: async ({ argument }, env: Variables): Output =>
      (await import('./commands/backup.ts')).backup(env, resolve(argument)),
  }),
  defineCommand({
    name: 'restore',
    summary: 'Restores a backup into a new database, of either engine, and its storage',
    details: 'Checks the whole backup first, and refuses a database with rows.',
    argument: folder('restore'),
    options: {},
    examples: ['restore /backups/2027-01-31'],
    run: async ({ argument }, env: Variables): Output =>
      (await import('./commands/restore.ts')).restoreBackup(env, resolve(argument)),
  }),
];

/** Every command, in the order of the help. Those of operators run with the database of the host. */
export const commands: readonly (Command<Variables> | CommandGroup<Variables>)[] = [
  ...hostCommands,
  ...operatorCommands.map((group) => ({
    ...group,
    commands: group.commands.map((command): Command<Variables> => ({
      ...command,
      run: async (values, env) =>
        (await import('./with-database.ts')).withDatabase(env, (context) => command.run(values, context)),
    })),
  })),
];
