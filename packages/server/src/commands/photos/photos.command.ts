import { type CommandGroup, defineCommand } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { author, ground, limit, site, statedReason } from '../options.ts';

const load = () => import('./photos.usecases.ts');

const NO_MEMBER = 'Name one member by address or id: photos list --member <email>.';

/** Commands about uploaded photos. */
export const photos: CommandGroup<CommandContext> = {
  name: 'photos',
  summary: 'Lists photos that nobody has looked at or of a member, approves and rejects them',
  hasJson: true,
  commands: [
    defineCommand({
      name: 'queue',
      summary: 'Lists the photos that nobody has looked at, oldest first',
      noArgument: 'photos queue lists all photos that wait: it takes no id.',
      options: { site, limit: limit(20) },
      examples: ['photos queue --site classic'],
      run: async (values, context: CommandContext) => (await load()).listQueue(context, values),
    }),
    defineCommand({
      name: 'list',
      summary: 'Lists the photos of a member, in their order',
      noArgument: NO_MEMBER,
      options: {
        member: {
          type: 'text',
          value: '<email|id>',
          description: 'Address or id of the member.',
          required: NO_MEMBER,
        },
        site,
      },
      examples: ['photos list --member anna@example.com --site classic'],
      run: async (values, context: CommandContext) => (await load()).listMemberPhotos(context, values),
    }),
    defineCommand({
      name: 'approve',
      summary: 'Takes photos off the list of those that nobody has looked at',
      argument: {
        value: 'id',
        description: 'Id of a photo in the queue.',
        problem: 'Name at least one photo by id: photos approve <id>.',
        count: 'many',
      },
      options: { site, author },
      examples: ['photos approve 7f3a 9b2c --site classic --author Robin'],
      run: async (values, context: CommandContext) => (await load()).approve(context, values),
    }),
    defineCommand({
      name: 'reject',
      summary: 'Removes a photo; its owner is mailed the reason, and can appeal',
      argument: {
        value: 'id',
        description: 'Id of the photo.',
        problem: 'Name one photo by id: photos reject <id>.',
      },
      options: { site, author, reason: statedReason, ground },
      examples: ['photos reject 7f3a --site classic --reason "Shows another person." --author Robin'],
      run: async (values, context: CommandContext) =>
        (await import('../moderation/content.usecases.ts')).takeDown(context, values),
    }),
  ],
};
