import { type CommandGroup, defineCommand } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { limit, signature, site } from '../options.ts';

const load = () => import('./members.usecases.ts');

const member = (name: string) =>
  ({
    value: 'email|id',
    description: 'Address or id of the member.',
    problem: `Name one member by address or id: members ${name} <email|id>.`,
  }) as const;

const signatureOptions = signature('audit log');

/** Commands about the members of a site. */
export const members: CommandGroup<CommandContext> = {
  name: 'members',
  summary: 'Finds members, lists misleading names, shows and exports data, ends sessions, deletes accounts',
  hasJson: true,
  commands: [
    defineCommand({
      name: 'find',
      summary: 'Finds members by id, or by a part of an address or name, the latest active first',
      argument: {
        value: 'email|id|name',
        description: 'Id, or part of an address or name.',
        problem: 'Give one address, id or name: members find <text>.',
      },
      options: { site, limit: limit(20) },
      examples: ['members find anna --site classic'],
      run: async (values, context: CommandContext) => (await load()).find(context, values),
    }),
    defineCommand({
      name: 'names',
      summary: 'Lists the members whose names would be refused today',
      noArgument: 'It takes no text: members names --site <id>.',
      options: { site, limit: limit(20) },
      examples: ['members names --site classic'],
      run: async (values, context: CommandContext) =>
        (await import('./misleading-names.usecases.ts')).listMisleadingNames(context, values),
    }),
    defineCommand({
      name: 'show',
      summary: 'Shows an account, without password, messages and texts',
      argument: member('show'),
      options: { site },
      examples: ['members show anna@example.com --site classic'],
      run: async (values, context: CommandContext) => (await load()).show(context, values),
    }),
    defineCommand({
      name: 'export',
      summary: 'Writes the data of a member to a new file',
      argument: member('export'),
      options: {
        site,
        ...signatureOptions,
        file: {
          type: 'text',
          value: '<file>',
          description: 'New file, which only you can read.',
          required: 'Name a new file for the data, which only you can read: --file anna.json.',
        },
      },
      examples: [
        'members export anna@example.com --site classic --file anna.json --reason "Asked by mail" --author Vera',
      ],
      run: async (values, context: CommandContext) => (await load()).exportMember(context, values),
    }),
    defineCommand({
      name: 'log-out',
      summary: 'Ends all sessions of a member',
      argument: member('log-out'),
      options: { site, ...signatureOptions },
      examples: ['members log-out anna@example.com --site classic --reason "Phone stolen" --author Vera'],
      run: async (values, context: CommandContext) => (await load()).logOut(context, values),
    }),
    defineCommand({
      name: 'delete',
      summary: 'Deletes an account, as its member would',
      argument: member('delete'),
      options: { site, ...signatureOptions },
      examples: ['members delete anna@example.com --site classic --reason "Asked by mail" --author Vera'],
      run: async (values, context: CommandContext) => (await load()).deleteMember(context, values),
    }),
  ],
};
