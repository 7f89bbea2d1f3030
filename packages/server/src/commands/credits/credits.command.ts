import { CORRECTION_MAX } from '@meetcute/contract/desk';
import { type CommandGroup, defineCommand } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../errors.ts';
import { signature, site } from '../options.ts';

const load = () => import('./credits.usecases.ts');

const member = (name: string) =>
  ({
    value: 'email',
    description: 'Address of the member.',
    problem: `Name one member by address: credits ${name} <email>.`,
  }) as const;

/** Returns the number of `--by`. Throws a UsageError with the problem. */
function readAmount(input: string): number {
  const amount = Number(input);
  if (!Number.isInteger(amount) || amount === 0 || Math.abs(amount) > CORRECTION_MAX)
    throw new UsageError(
      `--by is '${input}'. Give a whole number of credits up to ${CORRECTION_MAX}, such as 5 or -5.`,
    );
  return amount;
}

/** Commands about credits and orders of members. */
export const credits: CommandGroup<CommandContext> = {
  name: 'credits',
  summary: "Shows and corrects members' credits, and refunds orders",
  hasJson: true,
  commands: [
    defineCommand({
      name: 'show',
      summary: 'Shows the credits of a member and the newest entries of the ledger',
      argument: member('show'),
      options: { site },
      examples: ['credits show anna@example.com --site classic'],
      run: async (values, context: CommandContext) => (await load()).show(context, values),
    }),
    defineCommand({
      name: 'correct',
      summary: 'Adds credits, or takes some away',
      argument: member('correct'),
      options: {
        site,
        by: {
          type: 'text',
          value: '<number>',
          description: 'Number of credits to add; below zero to take them away.',
          required: true,
          read: readAmount,
        },
        ...signature('ledger'),
      },
      examples: [
        'credits correct anna@example.com --site classic --by -5 --reason "Added twice" --author Vera',
      ],
      run: async (values, context: CommandContext) => (await load()).correct(context, values),
    }),
    defineCommand({
      name: 'orders',
      summary: 'Lists the newest orders of a member, with what is known about refunds',
      argument: member('orders'),
      options: { site },
      examples: ['credits orders anna@example.com --site classic'],
      run: async (values, context: CommandContext) => (await load()).listMemberOrders(context, values),
    }),
    defineCommand({
      name: 'refund',
      summary: 'Pays a whole order back',
      argument: {
        value: 'order',
        description: 'Id of the order, or its number on the receipt.',
        problem: 'Name one order: credits refund <order>.',
      },
      options: { site, ...signature('ledger') },
      examples: ['credits refund 5d01 --site classic --reason "Never used" --author Vera'],
      run: async (values, context: CommandContext) => (await load()).refund(context, values),
    }),
    defineCommand({
      name: 'check',
      summary: 'Checks whether the ledger adds up; ends with code 1 if not',
      options: { site },
      examples: ['credits check --site classic'],
      run: async (values, context: CommandContext) => (await load()).check(context, values),
    }),
  ],
};
