import { parseArgs } from 'node:util';
import { UsageError } from '../command-errors.ts';
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

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function kindOf(given: string | undefined): Job['kind'] | undefined {
  if (given === undefined) return undefined;
  const kinds = jobs.kind.enumValues;
  const kind = kinds.find((each) => each === given);
  if (!kind) throw new UsageError(`--kind is '${given}'. Give one of: ${kinds.join(', ')}.`);
  return kind;
}

/** Parses a command line. Throws a UsageError with the problem. */
export function readJobsCommand(args: readonly string[]): JobsCommand {
  const { values, positionals } = parse(args);
  const [name = '', id, ...rest] = positionals;
  if (name !== 'list' && name !== 'requeue')
    throw new UsageError(`There is no command 'jobs ${name}'. There are: list, requeue.`);
  if (!values.site) throw new UsageError('Name the site: --site classic.');
  const filter = { siteId: values.site, kind: kindOf(values.kind), id, isFailed: values.failed };
  if (name === 'list') {
    const limit = Number(values.limit);
    if (id !== undefined) throw new UsageError(`'${id}' is not an option of this command.`);
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      throw new UsageError(`--limit is '${values.limit}'. Give a number from 1 to 1000.`);
    return { name, filter, limit };
  }
  if (rest.length > 0 || (id === undefined) !== values.failed)
    throw new UsageError('Name one job, or --failed for all that have failed: jobs requeue <id>.');
  return { name, filter, ...readSignature({ ...values }) };
}
