import { isBanned, NO_END } from '@meetcute/core';
import { StartError } from '../database/data-folder.ts';
import type { CommandServices } from '../database/open-for-commands.ts';
import { ServerError } from '../errors.ts';
import { findByEmail } from '../modules/members/members.repository.ts';
import type { Member } from '../modules/members/members.table.ts';
import { decideOwn, liftSuspension } from '../modules/moderation/own-decisions.usecases.ts';
import { readMember } from '../modules/profile/profile.repository.ts';
import { randomIds } from '../ports/defaults.ts';
import { requireSite } from '../report-list/list.ts';
import { instant } from '../report-list/text-table.ts';
import type { MemberCommand } from './read-command.ts';

/** Returns the member of an address or id. Throws a StartError when there is none. */
export async function findMember({ db }: CommandServices, site: string, given: string): Promise<Member> {
  await requireSite(db, site);
  const found = given.includes('@') ? await findByEmail(db, site, given) : await readMember(db, site, given);
  if (!found) throw new StartError(`${site} has no account ${given}.`);
  return found;
}

async function lift(
  services: CommandServices,
  { site, reason, author }: MemberCommand,
  member: Member,
  now: Date,
): Promise<string> {
  const lifting = { siteId: site, memberId: member.id, reason, author, now };
  try {
    await liftSuspension({ ...services, ids: randomIds }, lifting);
  } catch (error) {
    if (!(error instanceof ServerError) || error.code !== 'conflict') throw error;
    throw new StartError(`${member.email} is not suspended.`, { cause: error });
  }
  return `${member.email} can log in again. The server mails it.`;
}

/** Returns the end of a suspension, with that of a longer one that holds. */
async function untilText({ db }: CommandServices, { siteId, id }: Member, end: Date): Promise<string> {
  const until = `until ${instant(end)} UTC`;
  const holds = (await readMember(db, siteId, id))?.suspendedUntil;
  if (!holds || holds <= end) return until;
  return isBanned(holds)
    ? `${until}, but a ban holds`
    : `${until}, but an earlier decision holds until ${instant(holds)} UTC`;
}

const actions = { warn: 'warning', suspend: 'suspended', ban: 'closed' } as const;

/** Warns, suspends or bans a member, or lifts a suspension. Returns a sentence for the operator. */
export async function moderateMember(
  services: CommandServices,
  command: MemberCommand,
  now: Date,
): Promise<string> {
  const { name, site, until, ground, reason, author } = command;
  const member = await findMember(services, site, command.member);
  if (name === 'lift') return lift(services, command, member, now);
  const end = name === 'ban' ? NO_END : until;
  const reference = await decideOwn(
    { ...services, ids: randomIds },
    {
      site: { id: site },
      memberId: member.id,
      action: actions[name],
      ground,
      facts: reason,
      measure: end && { kind: 'suspension', until: end.toISOString() },
      author,
      now,
    },
  );
  const done = {
    warn: `Warned ${member.email}.`,
    suspend: `Suspended ${member.email} ${end ? await untilText(services, member, end) : ''}.`,
    ban: `Banned ${member.email}.`,
  }[name];
  return `${done} The server mails the reasons, with a link to appeal. The decision is ${reference}.`;
}
