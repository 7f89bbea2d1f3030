import { APPEAL_TEXT_MAX, caseGround, type CaseGround } from '@meetcute/contract';
import { UsageError } from '../command-errors.ts';
import { parseOptions, readSite } from '../command-options.ts';

/** Commands about a member: each names an address or an id. */
const commands = ['warn', 'suspend', 'ban', 'lift'] as const;

/** A command of the moderators about a member, with its reason and author. */
export interface MemberCommand {
  name: (typeof commands)[number];
  site: string;
  /** Email address or id of the member. */
  member: string;
  /** End of a suspension; null for every other command. */
  until: Date | null;
  ground: CaseGround;
  reason: string;
  author: string;
}

/** Parses a day (its start, in UTC) or an instant that is yet to come. Throws a UsageError with the problem. */
export function readEnd(given: string | undefined, now: Date): Date {
  const isKnown = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(given ?? '');
  const end = new Date(isKnown ? (given ?? '') : NaN);
  if (Number.isNaN(end.getTime()) || end <= now)
    throw new UsageError(
      `--until is '${given ?? ''}'. Give a day that is yet to come, such as 2027-01-31. It ends as that day begins, in UTC.`,
    );
  return end;
}

const options = {
  site: { type: 'string' },
  until: { type: 'string' },
  ground: { type: 'string', default: 'usage' },
  reason: { type: 'string', default: '' },
  author: { type: 'string', default: '' },
} as const;

/** Returns the ground of `--ground`. Throws a UsageError that names the possible ones. */
function groundOf(given: string): CaseGround {
  const found = caseGround.options.find((each) => each === given);
  if (!found) throw new UsageError(`--ground is '${given}'. Give one of: ${caseGround.options.join(', ')}.`);
  return found;
}

/** Returns whether a command is about a member. */
export const isMemberCommand = (name: string): name is MemberCommand['name'] =>
  commands.some((each) => each === name);

/** Parses a command about a member. Throws a UsageError with the problem. */
export function readMemberCommand(
  name: MemberCommand['name'],
  args: readonly string[],
  now: Date,
): MemberCommand {
  const { values, positionals } = parseOptions({ args: [...args], options, allowPositionals: true });
  const [member = ''] = positionals;
  if (positionals.length !== 1 || member === '')
    throw new UsageError(`Name one member by address or id: ${name} <email>.`);
  const site = readSite(values.site);
  if (name !== 'suspend' && values.until !== undefined)
    throw new UsageError(`${name} has no --until. Use suspend for a time, and ban without end.`);
  const [reason, author] = [values.reason.trim(), values.author.trim()];
  if (reason === '' || reason.length > APPEAL_TEXT_MAX)
    throw new UsageError(
      `Give the reason, which the member reads, in 1 to ${APPEAL_TEXT_MAX} characters: --reason "…".`,
    );
  if (author === '') throw new UsageError('Name who does it, for the audit log: --author "…".');
  const until = name === 'suspend' ? readEnd(values.until, now) : null;
  return { name, site, member, until, ground: groundOf(values.ground), reason, author };
}
