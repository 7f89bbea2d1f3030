import { UsageError } from '../command-errors.ts';
import type { CommandOutput } from '../command-output.ts';
import { type ContentServices, moderateContent } from './content.ts';
import { moderateMember } from './members.ts';
import { listAudit, readAuditFilter } from './read-audit.ts';
import { isContentCommand, isMemberCommand, readContentCommand, readMemberCommand } from './read-command.ts';

const NAMES = 'warn, suspend, ban, lift, takedown, restore, audit';

/**
 * Runs a command of the moderators: `warn`, `suspend`, `ban` or `lift` of a member, `takedown` or `restore` of
 * content, or `audit`, which lists what operators did. Throws a UsageError, or a StartError with the problem.
 */
export async function runModeration(
  services: ContentServices,
  given: readonly string[],
  now = new Date(),
): Promise<CommandOutput> {
  const [command = '', ...args] = given.filter((arg) => arg !== '--');
  if (command === 'audit') return listAudit(services.db, readAuditFilter(args));
  if (isMemberCommand(command))
    return { text: await moderateMember(services, readMemberCommand(command, args, now), now) };
  if (isContentCommand(command))
    return { text: await moderateContent(services, readContentCommand(command, args), now) };
  throw new UsageError(`There is no command '${command}'. There are: ${NAMES}.`);
}
