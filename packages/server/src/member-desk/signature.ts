import { UsageError } from '../command-errors.ts';

/** Author and reason of a change by an operator. */
export interface Signature {
  readonly author: string;
  readonly reason: string;
}

/** Returns the trimmed author and reason, which stays in `record`. Throws a UsageError without them. */
export function readSignature(
  values: { author?: string; reason?: string },
  record: 'audit log' | 'ledger' = 'audit log',
): Signature {
  const [author, reason] = [values.author?.trim() ?? '', values.reason?.trim() ?? ''];
  if (reason === '') throw new UsageError(`Give the reason, which stays in the ${record}: --reason "…".`);
  if (author === '') throw new UsageError('Name who does it: --author "…".');
  return { author, reason };
}
