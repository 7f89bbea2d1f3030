import { unknownSubcommand } from '../command-errors.ts';
import type { CommandOutput } from '../command-output.ts';
import type { ContentServices } from '../moderation/content.ts';
import { listAppeals } from './appeals.ts';
import { decideReport, readDecision } from './decide.ts';
import { listReports, readListing } from './list.ts';

/**
 * Runs a command of the operators: `list` (the default), `appeals` or `decide <reference>`. Throws a UsageError or a
 * StartError with the problem.
 */
export async function runReports(
  services: ContentServices,
  args: readonly string[],
  now: Date,
): Promise<CommandOutput> {
  const [first = ''] = args;
  const command = first === '' || first.startsWith('--') ? 'list' : first;
  const rest = command === first ? args.slice(1) : args;
  if (command === 'list') return listReports(services.db, readListing(rest));
  if (command === 'appeals') return listAppeals(services.db, readListing(rest));
  if (command === 'decide') return decideReport(services, readDecision(rest, now), now);
  throw unknownSubcommand('reports', command, ['list', 'appeals', 'decide']);
}
