import { CORRECTION_MAX } from '@meetcute/contract/desk';
import { UsageError } from '../command-errors.ts';
import { parseOptions, readSite } from '../command-options.ts';
import { readSignature } from '../member-desk/signature.ts';

/** A command of the operators about a member's credits and orders. */
export type CreditsCommand = { site: string } & (
  | { name: 'check' }
  | { name: 'show'; email: string }
  | { name: 'orders'; email: string }
  | { name: 'correct'; email: string; by: number; reason: string; author: string }
  | { name: 'refund'; order: string; reason: string; author: string }
);

const USAGE = 'Give one of: show <email>, correct <email>, orders <email>, refund <order>, check.';

const options = {
  site: { type: 'string' },
  by: { type: 'string' },
  reason: { type: 'string', default: '' },
  author: { type: 'string', default: '' },
} as const;

/** Joins `--by` with its value, because an amount below zero looks like an option. */
const joinAmount = (args: readonly string[]): string[] =>
  args.flatMap((arg, index) => {
    if (args[index - 1] === '--by') return [];
    return arg === '--by' ? [`--by=${args[index + 1] ?? ''}`] : [arg];
  });

/** Parses a command line. Throws a UsageError with the problem. */
export function readCommand(args: readonly string[]): CreditsCommand {
  const { values, positionals } = parseOptions({ args: joinAmount(args), options, allowPositionals: true });
  const [name = '', about = '', ...rest] = positionals;
  if (positionals.length === 0) throw new UsageError(`${USAGE} Each needs the site: --site classic.`);
  const site = readSite(values.site);
  if (name === 'check' && about === '') return { site, name };
  if (about === '' || rest.length > 0) throw new UsageError(USAGE);
  if (name === 'show') return { site, name, email: about };
  if (name === 'orders') return { site, name, email: about };
  if (name === 'refund') return { site, name, order: about, ...readSignature(values, 'ledger') };
  if (name !== 'correct') throw new UsageError(USAGE);
  const by = Number(values.by);
  if (!Number.isInteger(by) || by === 0 || Math.abs(by) > CORRECTION_MAX)
    throw new UsageError(
      `--by is '${values.by ?? ''}'. Give a whole number of credits up to ${CORRECTION_MAX}, such as 5 or -5.`,
    );
  return { site, name, email: about, by, ...readSignature(values, 'ledger') };
}
