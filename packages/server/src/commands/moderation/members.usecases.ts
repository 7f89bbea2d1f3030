import type { CaseGround } from '@meetcute/contract';
import { isBanned, NO_END } from '@meetcute/core';
import { StartError } from '../../database/data-folder.ts';
import { ServerError } from '../../errors.ts';
import { findByEmail } from '../../modules/members/members.repository.ts';
import type { Member } from '../../modules/members/members.table.ts';
import { decideOwn, liftSuspension } from '../../modules/moderation/own-decisions.usecases.ts';
import { readMember } from '../../modules/profile/profile.repository.ts';
import { randomIds } from '../../ports/defaults.ts';
import type { CommandOutput } from '../command.ts';
import { type CommandContext, requireSite } from '../context.ts';
import type { Signature } from '../options.ts';
import { instant } from '../text-table.ts';
import { readEnd } from './end.rules.ts';

/** Values of a command about a member. */
interface About extends Signature {
  site: string;
  /** Address or id of the member. */
  argument: string;
}

interface Decision extends About {
  ground: CaseGround;
}

async function requireMember({ db }: CommandContext, { site, argument: emailOrId }: About): Promise<Member> {
  await requireSite(db, site);
  const member = emailOrId.includes('@')
    ? await findByEmail(db, site, emailOrId)
    : await readMember(db, site, emailOrId);
  if (!member) throw new StartError(`${site} has no account ${emailOrId}.`);
  return member;
}

/** Ends every suspension of a member. Throws a StartError when there is none. */
export async function lift(context: CommandContext, values: About): Promise<CommandOutput> {
  const { siteId, id: memberId, email } = await requireMember(context, values);
  const { reason, author } = values;
  const lifting = { siteId, memberId, reason, author, now: context.now };
  try {
    await liftSuspension({ ...context, ids: randomIds }, lifting);
  } catch (error) {
    if (!(error instanceof ServerError) || error.code !== 'conflict') throw error;
    throw new StartError(`${email} is not suspended.`, { cause: error });
  }
  return { text: `${email} can log in again. The server mails it.` };
}

/** Returns the end of a suspension, with that of a longer one that holds. */
async function untilText({ db }: CommandContext, { siteId, id }: Member, end: Date): Promise<string> {
  const endText = `until ${instant(end)} UTC`;
  const holds = (await readMember(db, siteId, id))?.suspendedUntil;
  if (!holds || holds <= end) return endText;
  return isBanned(holds)
    ? `${endText}, but a ban holds`
    : `${endText}, but an earlier decision holds until ${instant(holds)} UTC`;
}

/** Decides on a member without a report. Returns the sentence about the decision. */
async function decide(
  context: CommandContext,
  { siteId, id: memberId }: Member,
  { ground, reason: facts, author }: Decision,
  sanction: { action: 'warning' | 'suspended' | 'closed'; end: Date | null },
): Promise<string> {
  const { action, end } = sanction;
  const measure = end && ({ kind: 'suspension', until: end.toISOString() } as const);
  const decision = { site: { id: siteId }, memberId, action, ground, facts, measure, author };
  const reference = await decideOwn({ ...context, ids: randomIds }, { ...decision, now: context.now });
  return `The server mails the reasons, with a link to appeal. The decision is ${reference}.`;
}

/** Warns a member. */
export async function warn(context: CommandContext, decision: Decision): Promise<CommandOutput> {
  const member = await requireMember(context, decision);
  const decisionText = await decide(context, member, decision, { action: 'warning', end: null });
  return { text: `Warned ${member.email}. ${decisionText}` };
}

/** Suspends a member until a time. Throws a UsageError when it is over. */
export async function suspend(
  context: CommandContext,
  { until, ...decision }: Decision & { until: string },
): Promise<CommandOutput> {
  const end = readEnd(until, context.now);
  const member = await requireMember(context, decision);
  const decisionText = await decide(context, member, decision, { action: 'suspended', end });
  return { text: `Suspended ${member.email} ${await untilText(context, member, end)}. ${decisionText}` };
}

/** Suspends a member without end. */
export async function ban(context: CommandContext, decision: Decision): Promise<CommandOutput> {
  const member = await requireMember(context, decision);
  const decisionText = await decide(context, member, decision, { action: 'closed', end: NO_END });
  return { text: `Banned ${member.email}. ${decisionText}` };
}
