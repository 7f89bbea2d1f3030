import { APPEAL_TEXT_MAX, caseAction, caseGround, caseSide } from '@meetcute/contract';
import { type CommandGroup, defineCommand } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { limit, site, untilDetails } from '../options.ts';

const content = (what: string, value: string) =>
  ({
    type: 'list',
    value,
    description: `With content_removed: ${what} to remove; again for another one.`,
  }) as const;

/** Commands about reports and complaints. */
export const reports: CommandGroup<CommandContext> = {
  name: 'reports',
  summary: 'Lists reports and complaints, and stores decisions',
  details: untilDetails,
  hasJson: true,
  defaultName: 'list',
  commands: [
    defineCommand({
      name: 'list',
      summary: 'Lists the newest reports and complaints',
      options: {
        site,
        limit: limit(20),
        photos: { type: 'text', value: '<folder>', description: 'Folder to write the reported photos to.' },
      },
      examples: ['reports --site classic', 'reports --site classic --photos ./reported'],
      run: async (values, context: CommandContext) =>
        (await import('./list.usecases.ts')).listReports(context, values),
    }),
    defineCommand({
      name: 'appeals',
      summary: 'Lists the open appeals, in full',
      options: { site, limit: limit(20) },
      examples: ['reports appeals --site classic'],
      run: async (values, context: CommandContext) =>
        (await import('./appeals.usecases.ts')).listAppeals(context, values),
    }),
    defineCommand({
      name: 'decide',
      summary: 'Decides a report, a complaint or an appeal, and acts',
      argument: {
        value: 'receipt',
        description: 'Receipt of the report or complaint.',
        problem: 'Name one report or complaint: decide <receipt>.',
      },
      options: {
        site,
        facts: {
          type: 'text',
          value: '"…"',
          description: 'What you found. Both sides read it.',
          required: `Give the facts, which both sides read, in 1 to ${APPEAL_TEXT_MAX} characters: --facts "…".`,
          max: APPEAL_TEXT_MAX,
        },
        author: {
          type: 'text',
          value: '"…"',
          description: 'Who decides, for the audit log.',
          required: 'Name who decides, for the audit log: --author "…".',
        },
        appeal: {
          type: 'text',
          value: 'sender|reported',
          description: 'Side whose appeal is decided, instead of the case.',
          choices: caseSide.options,
        },
        action: {
          type: 'text',
          value: '<action>',
          description: `What you did: ${caseAction.options.join(', ')}.`,
          required: true,
          choices: caseAction.options,
        },
        ground: {
          type: 'text',
          value: '<ground>',
          description: `Section of the terms, or the law: ${caseGround.options.join(', ')}.`,
          required: true,
        },
        until: {
          type: 'text',
          value: '<day>',
          description: 'With suspended: end of the suspension.',
        },
        photo: content('a photo', '<id>'),
        message: content('a message', '<conversation>/<number>'),
        text: content('a text of a profile', '<member>:<field>'),
        automated: { type: 'flag', description: 'Software took the decision.' },
        'record-only': { type: 'flag', description: 'You have acted already, so nothing changes.' },
      },
      examples: [
        'reports decide R-1 --site classic --action suspended --until 2027-01-31 --ground usage --facts "Sells things." --author Robin',
        'reports decide R-1 --site classic --appeal reported --action none --ground none --facts "…" --author Robin',
      ],
      run: async (values, context: CommandContext) =>
        (await import('./decide.usecases.ts')).decideReport(context, values),
    }),
  ],
};
