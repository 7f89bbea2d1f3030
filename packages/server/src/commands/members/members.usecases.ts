import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DELETION_GRACE_DAYS } from '@meetcute/core';
import { StartError } from '../../database/data-folder.ts';
import { reason as reasonOf } from '../../database/reason.ts';
import { type Change, createUnitOfWork } from '../../database/unit-of-work.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import { appendAudit } from '../../modules/audit/audit.repository.ts';
import { closeAccount } from '../../modules/account/deletion.usecases.ts';
import { exportData } from '../../modules/account/export.usecases.ts';
import { casesOf } from '../../modules/cases/cases.repository.ts';
import { countPhotos, findMember, searchMembers } from '../../modules/members/find-members.repository.ts';
import type { Member } from '../../modules/members/members.table.ts';
import { deleteAllSessions, listSessions } from '../../modules/sessions/sessions.repository.ts';
import { randomIds } from '../../ports/defaults.ts';
import type { CommandOutput } from '../command.ts';
import { type CommandContext, requireSite, siteIn } from '../context.ts';
import type { Signature } from '../options.ts';
import { instant, table } from '../text-table.ts';
import { factLines, memberData, memberLine } from './members.view.ts';

/** Values of a command about one member. */
interface About {
  site: string;
  /** Address or id of the member. */
  argument: string;
}

async function requireMember({ db }: CommandContext, { site, argument: who }: About): Promise<Member> {
  await requireSite(db, site);
  const member = await findMember(db, site, who);
  if (!member) throw new StartError(`${site} has no member with the address or id ${who}.`);
  return member;
}

/** Runs a signed change of a locked member, and records it in the audit log in the same transaction. */
function changeMember(
  context: CommandContext,
  action: string,
  { member: { siteId, id }, author, reason }: Signature & { member: Member },
  work: (change: Change) => Promise<unknown>,
): Promise<void> {
  const { now } = context;
  const unitOfWork = createUnitOfWork<void>(
    { ...context, ids: randomIds, worker: idleWorker },
    { siteId, now },
  );
  return unitOfWork.run([id], async (change) => {
    await work(change);
    await appendAudit(change, {
      siteId,
      at: now,
      author,
      action,
      subjectKind: 'member',
      subjectId: id,
      reason,
    });
  });
}

/** Finds members by id, or by a part of an address or name. */
export async function find(
  { db, now }: CommandContext,
  { site, argument: text, limit }: About & { limit: number },
): Promise<CommandOutput> {
  await requireSite(db, site);
  const matches = (await searchMembers(db, site, { text, limit })).map((member) => memberLine(member, now));
  if (matches.length === 0) return { text: `${site} has no member with '${text}'.`, data: [] };
  const rows = matches.map((each) => [
    each.id,
    each.email,
    each.name,
    each.state,
    instant(each.created_at),
    each.last_active_at ? instant(each.last_active_at) : '-',
  ]);
  return {
    text: table(['id', 'email', 'name', 'state', 'since (UTC)', 'active (UTC)'], rows),
    data: matches,
  };
}

/** Shows an account. */
export async function show(context: CommandContext, values: About): Promise<CommandOutput> {
  const { db, now } = context;
  const member = await requireMember(context, values);
  const { siteId, id } = member;
  const sessions = (await listSessions(db, siteId, id, now)).length;
  const cases = (await casesOf(db, siteId, id)).length;
  const data = memberData(member, { sessions, photos: await countPhotos(db, siteId, id), cases }, now);
  return { text: factLines(data), data };
}

/** Writes the data of a member to a new file, and records it. */
export async function exportMember(
  context: CommandContext,
  { file, author, reason, ...about }: About & Signature & { file: string },
): Promise<CommandOutput> {
  const member = await requireMember(context, about);
  const site = siteIn(context.readSites(), about.site);
  const data = await exportData(context, { site, member, now: context.now });
  const path = resolve(file);
  await changeMember(context, 'export', { member, author, reason }, async () => {
    try {
      await writeFile(path, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      throw new StartError(`The export can't be written: ${reasonOf(error)}.`, { cause: error });
    }
  });
  return { text: `Wrote the data of ${member.email} to ${path}.` };
}

/** Ends all sessions of a member, with their open pages. */
export async function logOut(
  context: CommandContext,
  { author, reason, ...about }: About & Signature,
): Promise<CommandOutput> {
  const member = await requireMember(context, about);
  const { siteId, id, email } = member;
  await changeMember(context, 'log_out', { member, author, reason }, ({ tx }) =>
    deleteAllSessions(tx, siteId, id),
  );
  return {
    text: `Ended all sessions of ${email}. The next login from each browser counts as one from a new browser.`,
  };
}

/** Deletes an account as its member would. Throws a StartError for a deleted or fictional one. */
export async function deleteMember(
  context: CommandContext,
  { author, reason, ...about }: About & Signature,
): Promise<CommandOutput> {
  const { now } = context;
  const member = await requireMember(context, about);
  const site = siteIn(context.readSites(), about.site);
  const { id, email, name, deletedAt, fictional } = member;
  if (deletedAt)
    throw new StartError(`The account of ${email} was deleted already, at ${instant(deletedAt)} UTC.`);
  if (fictional) throw new StartError(`${name} is a fictional profile, which nobody has an account of.`);
  await changeMember(context, 'delete', { member, author, reason }, (change) =>
    closeAccount(change, { site, memberId: id, now }),
  );
  return {
    text: `Deleted the account of ${email}. A running server mails the member and erases the data after ${DELETION_GRACE_DAYS} days; a login until then restores the account.`,
  };
}
