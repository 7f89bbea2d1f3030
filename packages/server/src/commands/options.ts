import { APPEAL_TEXT_MAX, breachGround } from '@meetcute/contract';
import { UsageError } from './errors.ts';

/** Largest number of rows that a command lists. */
const LIMIT_MAX = 1000;

/** Returns the number of `--limit`. Throws a UsageError with the problem. */
function readLimit(input: string): number {
  const limit = Number(input);
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT_MAX)
    throw new UsageError(`--limit is '${input}'. Give a number from 1 to ${LIMIT_MAX}.`);
  return limit;
}

/** The site that a command is about. */
export const site = {
  type: 'text',
  value: '<id>',
  description: 'Site that the command is about.',
  required: 'Name the site: --site classic.',
} as const;

/** Number of rows that a list has at most. */
export const limit = (rows: number) =>
  ({
    type: 'text',
    value: '<number>',
    description: `Number of rows at most, up to ${LIMIT_MAX}.`,
    default: String(rows),
    read: readLimit,
  }) as const;

const text = { type: 'text', value: '"…"' } as const;

/** Person who runs the command, for the audit log. */
export const author = {
  ...text,
  description: 'Who does it, for the audit log.',
  required: 'Name who does it, for the audit log: --author "…".',
} as const;

/** The reason of a decision, which its member reads. */
export const statedReason = {
  ...text,
  description: 'The reason, which the member reads.',
  required: `Give the reason, which the member reads, in 1 to ${APPEAL_TEXT_MAX} characters: --reason "…".`,
  max: APPEAL_TEXT_MAX,
} as const;

/** The ground of a decision that takes something from a member. */
export const ground = {
  type: 'text',
  value: '<ground>',
  description: `Section of the terms, or the law: ${breachGround.options.join(', ')}.`,
  default: 'usage',
  choices: breachGround.options,
} as const;

/** Options that sign a change: the reason and the author, which stay in `record`. */
export const signature = (record: 'audit log' | 'ledger') =>
  ({
    reason: {
      ...text,
      description: `The reason, which stays in the ${record}.`,
      required: `Give the reason, which stays in the ${record}: --reason "…".`,
    },
    author: { ...text, description: 'Who does it.', required: 'Name who does it: --author "…".' },
  }) as const;

/** Values of `signature`. */
export interface Signature {
  readonly author: string;
  readonly reason: string;
}

/** Explains `--until`, the end of a suspension. */
export const untilDetails =
  '--until <day> is the start of that day in UTC, at 00:00. For another instant add time and zone: 2027-01-31T00:00+01:00.';
