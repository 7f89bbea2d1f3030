import { STAFF_NAME_MAX, staffRole } from '@meetcute/contract/desk';
import { type CommandGroup, defineCommand } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../errors.ts';
import { author } from '../options.ts';

const load = () => import('./staff.usecases.ts');

const person = (name: string) =>
  ({
    value: 'email',
    description: 'Address of the person.',
    problem: `Name one person by address: staff ${name} robin@example.com.`,
    pattern: /^[^@\s]+@[^@\s]+$/,
  }) as const;

const role = {
  type: 'text',
  value: 'moderator|admin',
  description: 'moderator: reports, new photos and members. admin: also credits, staff and audit log.',
  choices: staffRole.options,
} as const;

const site = {
  type: 'list',
  value: '<id>',
  description: 'Site that the person may see; again for another one. Default: every site.',
} as const;

/** Commands about the people who use the staff desk. */
export const staff: CommandGroup<CommandContext> = {
  name: 'staff',
  summary: 'Adds, lists, changes and disables the people who use the staff desk',
  details:
    'create and reset print a link that sets up password and second factor, once, within 24 hours. Without --site somebody sees every site.',
  hasJson: true,
  defaultName: 'list',
  commands: [
    defineCommand({
      name: 'list',
      summary: 'Lists the people on the staff',
      options: {},
      examples: ['staff list'],
      run: async (_, context: CommandContext) => (await load()).list(context),
    }),
    defineCommand({
      name: 'create',
      summary: 'Adds a person, and prints the link that sets up the account',
      argument: person('create'),
      options: {
        author,
        name: {
          type: 'text',
          value: '"…"',
          description: 'Name in the audit log.',
          required: `Give the name that the audit log shows, in 1 to ${STAFF_NAME_MAX} characters: --name "Robin".`,
          max: STAFF_NAME_MAX,
        },
        role: { ...role, required: true },
        site,
      },
      examples: ['staff create robin@example.com --name Robin --role moderator --site classic --author Ada'],
      run: async (values, context: CommandContext) => (await load()).create(context, values),
    }),
    defineCommand({
      name: 'change',
      summary: 'Gives a person another role or other sites',
      argument: person('change'),
      options: {
        author,
        role,
        site,
        'all-sites': { type: 'flag', description: 'Every site, also those added later.' },
      },
      examples: ['staff change robin@example.com --role admin --all-sites --author Ada'],
      run: async (values, context: CommandContext) => {
        const { role: newRole, site: sites, 'all-sites': isAll } = values;
        if (isAll && sites.length > 0)
          throw new UsageError('--site and --all-sites exclude each other. Give one of them.');
        if (newRole === undefined && !isAll && sites.length === 0)
          throw new UsageError('Give what changes: --role, --site (again for another one) or --all-sites.');
        return (await load()).change(context, values);
      },
    }),
    defineCommand({
      name: 'reset',
      summary: 'Removes password and second factor, and prints a new link',
      argument: person('reset'),
      options: { author },
      examples: ['staff reset robin@example.com --author Ada'],
      run: async (values, context: CommandContext) => (await load()).reset(context, values),
    }),
    defineCommand({
      name: 'disable',
      summary: 'Ends every session of a person, who can no longer log in',
      argument: person('disable'),
      options: { author },
      examples: ['staff disable robin@example.com --author Ada'],
      run: async (values, context: CommandContext) => (await load()).disable(context, values),
    }),
  ],
};
