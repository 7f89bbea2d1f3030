import { StartError } from '../database/data-folder.ts';
import type { OpenDatabase } from '../database/open.ts';
import { listAudit, readAuditFilter } from './read-audit.ts';

/**
 * Runs a command of the moderators: `audit`, which lists what operators did. Returns its output for a terminal. Throws a
 * StartError with the problem.
 */
export async function runModeration(
  { db }: Pick<OpenDatabase, 'db'>,
  given: readonly string[],
): Promise<string> {
  const [command = '', ...args] = given.filter((arg) => arg !== '--');
  if (command === 'audit') return listAudit(db, readAuditFilter(args));
  throw new StartError(`There is no command '${command}'. There is: audit.`);
}
