import { StartError } from '../database/data-folder.ts';
import type { OpenDatabase } from '../database/open.ts';
import { consoleLog } from '../ports/defaults.ts';
import { listAppeals } from './appeals.ts';
import { decideReport, readDecision } from './decide.ts';
import { listReports, readListing } from './list.ts';

/**
 * Runs a command of the operators: `list` (the default), `appeals` or `decide <reference>`. Returns its output for a
 * terminal. `from` is the folder that `--photos` starts from. Throws a StartError with the problem.
 */
export async function runReports(
  { db, join }: Pick<OpenDatabase, 'db' | 'join'>,
  given: readonly string[],
  from?: string,
): Promise<string> {
  const args = given.filter((arg) => arg !== '--');
  const [first = ''] = args;
  const command = first === '' || first.startsWith('--') ? 'list' : first;
  const rest = command === first ? args.slice(1) : args;
  if (command === 'list') return listReports(db, readListing(rest, from));
  if (command === 'appeals') return listAppeals(db, readListing(rest, from));
  if (command !== 'decide')
    throw new StartError(`There is no command '${command}'. There are: list, appeals, decide.`);
  const decision = readDecision(rest);
  const { notifier } = join(consoleLog);
  try {
    return await decideReport({ db, notifier }, decision, new Date());
  } finally {
    notifier.stop();
    notifier.close();
  }
}
