import { type CommandArgument, type CommandGroup, defineCommand } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { author, ground, limit, site, statedReason, untilDetails } from '../options.ts';

const loadMembers = () => import('./members.usecases.ts');
const loadContent = () => import('./content.usecases.ts');

const member = (name: string) =>
  ({
    value: 'email',
    description: 'Address or id of the member.',
    problem: `Name one member by address or id: ${name} <email>.`,
  }) as const satisfies CommandArgument;

const content = (name: string) =>
  ({
    value: 'photo|conversation/number|member:field',
    description: 'Id of a photo, conversation and number of a message, or member and field of a text.',
    problem: `Name one photo by id, one message by conversation and number, or one text by member and field: ${name} <photo|conversation/number|member:field>.`,
  }) as const satisfies CommandArgument;

const signatureOptions = { site, reason: statedReason, author } as const;

/** Commands of moderators without a report, and the audit log. */
export const moderation: CommandGroup<CommandContext> = {
  name: 'moderation',
  summary:
    'Warns, suspends and bans members, removes photos, messages and texts, and lists what operators did',
  details: untilDetails,
  hasJson: true,
  commands: [
    defineCommand({
      name: 'warn',
      summary: 'Warns a member, who is mailed the reason and can appeal',
      argument: member('warn'),
      options: { ...signatureOptions, ground },
      examples: ['moderation warn anna@example.com --site classic --reason "Sells things." --author Robin'],
      run: async (values, context: CommandContext) => (await loadMembers()).warn(context, values),
    }),
    defineCommand({
      name: 'suspend',
      summary: 'Suspends a member until a day',
      argument: member('suspend'),
      options: {
        ...signatureOptions,
        ground,
        until: { type: 'text', value: '<day>', description: 'End of the suspension.', required: true },
      },
      examples: [
        'moderation suspend anna@example.com --site classic --until 2027-01-31 --reason "…" --author Robin',
      ],
      run: async (values, context: CommandContext) => (await loadMembers()).suspend(context, values),
    }),
    defineCommand({
      name: 'ban',
      summary: 'Suspends a member without end',
      argument: member('ban'),
      options: { ...signatureOptions, ground },
      examples: ['moderation ban anna@example.com --site classic --reason "…" --author Robin'],
      run: async (values, context: CommandContext) => (await loadMembers()).ban(context, values),
    }),
    defineCommand({
      name: 'lift',
      summary: 'Ends every suspension of a member',
      argument: member('lift'),
      options: signatureOptions,
      examples: ['moderation lift anna@example.com --site classic --reason "…" --author Robin'],
      run: async (values, context: CommandContext) => (await loadMembers()).lift(context, values),
    }),
    defineCommand({
      name: 'takedown',
      summary: 'Removes a photo, a message or a text; its owner is mailed the reason, and can appeal',
      argument: content('takedown'),
      options: { ...signatureOptions, ground },
      examples: [
        'moderation takedown 7f3a --site classic --reason "Shows another person." --author Robin',
        'moderation takedown 42:about_me --site classic --reason "…" --author Robin',
      ],
      run: async (values, context: CommandContext) => (await loadContent()).takeDown(context, values),
    }),
    defineCommand({
      name: 'restore',
      summary: 'Puts back what was removed, and mails its owner',
      argument: content('restore'),
      options: signatureOptions,
      examples: ['moderation restore 7f3a --site classic --reason "…" --author Robin'],
      run: async (values, context: CommandContext) => (await loadContent()).restore(context, values),
    }),
    defineCommand({
      name: 'audit',
      summary: 'Lists what operators did, newest first',
      options: {
        site,
        subject: {
          type: 'text',
          value: '<kind>/<id>',
          description: 'What entries are about, such as member/42.',
        },
        author: { type: 'text', value: '<name>', description: 'Who did it.' },
        limit: limit(50),
      },
      examples: ['moderation audit --site classic --author Robin --limit 200'],
      run: async (values, context: CommandContext) =>
        (await import('./audit.usecases.ts')).listAudit(context, values),
    }),
  ],
};
