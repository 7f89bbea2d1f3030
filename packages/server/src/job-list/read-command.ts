import { unknownSubcommand, UsageError } from '../command-errors.ts';
import { parseOptions, readLimit, readSite } from '../command-options.ts';
import { type Job, jobs } from '../jobs/jobs.table.ts';
import type { JobFilter } from '../jobs/jobs.repository.ts';
import { readSignature, type Signature } from '../member-desk/signature.ts';

/** A command of the operators about jobs of a site. */
export type JobsCommand = { filter: JobFilter } & (
  | { name: 'list'; limit: number }
  | ({ name: 'requeue' } & Signature)
);

const options = {
  site: { type: 'string' },
  failed: { type: 'boolean', default: false },
  kind: { type: 'string' },
  limit: { type: 'string', default: '20' },
  author: { type: 'string' },
  reason: { type: 'string' },
} as const;

function kindOf(given: string | undefined): Job['kind'] | undefined {
  if (given === undefined) return undefined;
  const kinds = jobs.kind.enumValues;
  const kind = kinds.find((each) => each === given);
  if (!kind) throw new UsageError(`--kind is '${given}'. Give one of: ${kinds.join(', ')}.`);
  return kind;
}

/** Parses a command line. Throws a UsageError with the problem. */
export function readJobsCommand(args: readonly string[]): JobsCommand {
  const { values, positionals } = parseOptions({ args: [...args], options, allowPositionals: true });
  const [name = '', id, ...rest] = positionals;
  if (name !== 'list' && name !== 'requeue') throw unknownSubcommand('jobs', name, ['list', 'requeue']);
  const siteId = readSite(values.site);
  const filter = { siteId, kind: kindOf(values.kind), id, isFailed: values.failed };
  if (name === 'list') {
    if (id !== undefined) throw new UsageError(`'${id}' is not an option of this command.`);
    return { name, filter, limit: readLimit(values.limit) };
  }
  if (rest.length > 0 || (id === undefined) !== values.failed)
    throw new UsageError('Name one job, or --failed for all that have failed: jobs requeue <id>.');
  return { name, filter, ...readSignature({ ...values }) };
}
