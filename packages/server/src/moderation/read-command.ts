import { APPEAL_TEXT_MAX, breachGround, caseGround, type CaseGround } from '@meetcute/contract';
import { UsageError } from '../command-errors.ts';
import { isWithin, parseOptions, readSite } from '../command-options.ts';

/** Commands about a member: each names an address or an id. */
const memberCommands = ['warn', 'suspend', 'ban', 'lift'] as const;

/** Commands about content: each names its id. */
const contentCommands = ['takedown', 'restore'] as const;

interface Signed {
  site: string;
  ground: CaseGround;
  reason: string;
  author: string;
}

/** A command of the moderators about a member, with its reason and author. */
export interface MemberCommand extends Signed {
  name: (typeof memberCommands)[number];
  /** Email address or id of the member. */
  member: string;
  /** End of a suspension; null for every other command. */
  until: Date | null;
}

/** A command of the moderators about content, with its reason and author. */
export interface ContentCommand extends Signed {
  name: (typeof contentCommands)[number];
  /** Id of the photo; `<conversation>/<number>` of a message; `<member>:<field>` of a text. */
  content: string;
}

const END = /^(\d{4}-\d\d-\d\d)(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/;

/** Returns whether the calendar has a day. `Date` takes 31 February for 3 March. */
function isDay(day: string): boolean {
  const start = new Date(day);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}

/**
 * Parses a day, which stands for its start in UTC because a site has no zone, or an instant with its zone, that is yet to
 * come. Throws a UsageError with the problem.
 */
export function readEnd(given: string | undefined, now: Date): Date {
  const [text = '', day = ''] = END.exec(given ?? '') ?? [];
  const end = new Date(isDay(day) ? text : NaN);
  if (Number.isNaN(end.getTime()) || end <= now)
    throw new UsageError(
      `--until is '${given ?? ''}'. Give a day that is yet to come, such as 2027-01-31: the suspension ends as that day begins in UTC, at 00:00. For another instant add time and zone, such as 2027-01-31T00:00+01:00.`,
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

/** Returns the ground of `--ground`. Throws a UsageError that names the possible ones; `lift` and `restore` need no breach. */
export function groundOf(given: string, name: string): CaseGround {
  const { options: known } = name === 'lift' || name === 'restore' ? caseGround : breachGround;
  const found = known.find((each) => each === given);
  if (!found) throw new UsageError(`--ground is '${given}'. Give one of: ${known.join(', ')}.`);
  return found;
}

/** Returns whether a command is about a member. */
export const isMemberCommand = (name: string): name is MemberCommand['name'] =>
  memberCommands.some((each) => each === name);

/** Returns whether a command is about content. */
export const isContentCommand = (name: string): name is ContentCommand['name'] =>
  contentCommands.some((each) => each === name);

/** Parses what a command names, and its options. Throws a UsageError with the problem, or with `problem` when it names none. */
function readSigned(
  name: string,
  args: readonly string[],
  problem: string,
): Signed & { named: string; until: string | undefined } {
  const { values, positionals } = parseOptions({ args: [...args], options, allowPositionals: true });
  const [named = ''] = positionals;
  if (positionals.length !== 1 || named === '') throw new UsageError(problem);
  const site = readSite(values.site);
  const [reason, author] = [values.reason.trim(), values.author.trim()];
  if (!isWithin(reason, APPEAL_TEXT_MAX))
    throw new UsageError(
      `Give the reason, which the member reads, in 1 to ${APPEAL_TEXT_MAX} characters: --reason "…".`,
    );
  if (author === '') throw new UsageError('Name who does it, for the audit log: --author "…".');
  return { named, site, reason, author, ground: groundOf(values.ground, name), until: values.until };
}

/** Parses a command about a member. Throws a UsageError with the problem. */
export function readMemberCommand(
  name: MemberCommand['name'],
  args: readonly string[],
  now: Date,
): MemberCommand {
  const problem = `Name one member by address or id: ${name} <email>.`;
  const { named: member, until, ...signed } = readSigned(name, args, problem);
  if (name !== 'suspend' && until !== undefined)
    throw new UsageError(`${name} has no --until. Use suspend for a time, and ban without end.`);
  return { ...signed, name, member, until: name === 'suspend' ? readEnd(until, now) : null };
}

/** Parses a command about content. Throws a UsageError with the problem. */
export function readContentCommand(name: ContentCommand['name'], args: readonly string[]): ContentCommand {
  const problem = `Name one photo by id, one message by conversation and number, or one text by member and field: ${name} <photo|conversation/number|member:field>.`;
  const { named: content, until, ...signed } = readSigned(name, args, problem);
  if (until !== undefined) throw new UsageError(`${name} has no --until.`);
  return { ...signed, name, content };
}
