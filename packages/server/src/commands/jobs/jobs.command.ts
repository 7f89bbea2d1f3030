import { type CommandGroup, defineCommand } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { UsageError } from '../errors.ts';
import { limit, signature, site } from '../options.ts';

const load = () => import('./jobs.usecases.ts');

const kind = {
  type: 'text',
  value: '<kind>',
  description: 'Kind of the jobs, such as report-mail.',
} as const;

const ONE_OR_ALL = 'Name one job, or --failed for all that have failed: jobs requeue <id>.';

/** Commands about jobs of a site. */
export const jobs: CommandGroup<CommandContext> = {
  name: 'jobs',
  summary: 'Lists waiting and failed jobs, and starts failed ones again',
  hasJson: true,
  commands: [
    defineCommand({
      name: 'list',
      summary: 'Lists the jobs that wait or run, those due first',
      options: {
        site,
        failed: { type: 'flag', description: 'Those alone that have failed at least once.' },
        kind,
        limit: limit(20),
      },
      examples: ['jobs list --site classic --failed'],
      run: async (values, context: CommandContext) => (await load()).list(context, values),
    }),
    defineCommand({
      name: 'requeue',
      summary: 'Makes one failed job due, or all of them, with all their attempts',
      argument: {
        value: 'id',
        description: 'Id of the job.',
        problem: ONE_OR_ALL,
        count: 'optional',
      },
      options: {
        site,
        failed: { type: 'flag', description: 'All that have failed, instead of one.' },
        kind,
        ...signature('audit log'),
      },
      examples: [
        'jobs requeue 41c0 --site classic --reason "The mail server is back" --author Vera',
        'jobs requeue --failed --kind report-mail --site classic --reason "…" --author Vera',
      ],
      run: async (values, context: CommandContext) => {
        if ((values.argument === undefined) !== values.failed) throw new UsageError(ONE_OR_ALL);
        return (await load()).requeue(context, values);
      },
    }),
  ],
};
