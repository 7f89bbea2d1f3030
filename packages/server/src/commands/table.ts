import type { CommandGroup, CommandOutput } from './command.ts';
import type { CommandContext } from './context.ts';
import { credits } from './credits/credits.command.ts';
import { UsageError } from './errors.ts';
import { jobs } from './jobs/jobs.command.ts';
import { members } from './members/members.command.ts';
import { moderation } from './moderation/moderation.command.ts';
import { photos } from './photos/photos.command.ts';
import { runCommand } from './read-command-line.ts';
import { reports } from './reports/reports.command.ts';
import { staff } from './staff/staff.command.ts';

/** Every command of the operators that works with the database of a host, in the order of the help. */
export const operatorCommands: readonly CommandGroup<CommandContext>[] = [
  reports,
  credits,
  members,
  jobs,
  photos,
  moderation,
  staff,
];

/**
 * Runs a command line such as `['photos', 'queue', '--site', 'classic']` on an open database. Rejects with a UsageError, or with
 * the problem of the command.
 */
export async function runOperatorCommand(
  [name = '', ...args]: readonly string[],
  context: CommandContext,
): Promise<CommandOutput> {
  const group = operatorCommands.find((each) => each.name === name);
  if (!group) throw new UsageError(`There is no command '${name}'.`);
  return (await runCommand(group, args, context)) ?? { text: '' };
}
