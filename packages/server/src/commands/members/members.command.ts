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

const signed = signature('audit log');

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
      run: async (values, at: CommandContext) => (await load()).find(at, values),
    }),
    defineCommand({
      name: 'names',
      summary: 'Lists the members whose names would be refused today',
      noArgument: 'It takes no text: members names --site <id>.',
      options: { site, limit: limit(20) },
      examples: ['members names --site classic'],
      run: async (values, at: CommandContext) =>
        (await import('./misleading-names.usecases.ts')).listMisleadingNames(at, values),
    }),
    defineCommand({
      name: 'show',
      summary: 'Shows an account, without password, messages and texts',
      argument: member('show'),
      options: { site },
      examples: ['members show anna@example.com --site classic'],
      run: async (values, at: CommandContext) => (await load()).show(at, values),
    }),
    defineCommand({
      name: 'export',
      summary: 'Writes the data of a member to a new file',
      argument: member('export'),
      options: {
        site,
        ...signed,
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
      run: async (values, at: CommandContext) => (await load()).exportMember(at, values),
    }),
    defineCommand({
      name: 'log-out',
      summary: 'Ends all sessions of a member',
      argument: member('log-out'),
      options: { site, ...signed },
      examples: ['members log-out anna@example.com --site classic --reason "Phone stolen" --author Vera'],
      run: async (values, at: CommandContext) => (await load()).logOut(at, values),
    }),
    defineCommand({
      name: 'delete',
      summary: 'Deletes an account, as its member would',
      argument: member('delete'),
      options: { site, ...signed },
      examples: ['members delete anna@example.com --site classic --reason "Asked by mail" --author Vera'],
      run: async (values, at: CommandContext) => (await load()).deleteMember(at, values),
    }),
  ],
};
