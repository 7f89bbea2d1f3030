import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CommandOutput } from '../command-output.ts';
import { StartError } from '../database/data-folder.ts';
import { reason as reasonOf } from '../database/reason.ts';
import type { CommandServices } from '../database/open-for-commands.ts';
import { exportData } from '../modules/account/export.usecases.ts';
import { casesOf } from '../modules/cases/cases.repository.ts';
import type { Member } from '../modules/members/members.table.ts';
import { listSessions } from '../modules/sessions/sessions.repository.ts';
import { requireSite } from '../report-list/list.ts';
import { instant, table } from '../report-list/text-table.ts';
import type { Site } from '../sites.ts';
import { changeMember, deleteByOperator, logOutMember, type MemberAction } from './change-member.ts';
import { factLines, memberData, memberLine } from './member-texts.ts';
import { listMisleadingNames } from './misleading-names.ts';
import { countPhotos, findMember, searchMembers } from './members.repository.ts';
import { type MembersCommand, readCommand } from './read-command.ts';

type Find = Extract<MembersCommand, { name: 'find' }>;

async function find({ db }: CommandServices, { site, text, limit }: Find, now: Date): Promise<CommandOutput> {
  const found = (await searchMembers(db, site, { text, limit })).map((member) => memberLine(member, now));
  if (found.length === 0) return { text: `${site} has no member with '${text}'.`, data: [] };
  const rows = found.map((each) => [
    each.id,
    each.email,
    each.name,
    each.state,
    instant(each.created_at),
    each.last_active_at ? instant(each.last_active_at) : '-',
  ]);
  return { text: table(['id', 'email', 'name', 'state', 'since (UTC)', 'active (UTC)'], rows), data: found };
}

async function show({ db }: CommandServices, member: Member, now: Date): Promise<CommandOutput> {
  const { siteId, id } = member;
  const sessions = (await listSessions(db, siteId, id, now)).length;
  const cases = (await casesOf(db, siteId, id)).length;
  const data = memberData(member, { sessions, photos: await countPhotos(db, siteId, id), cases }, now);
  return { text: factLines(data), data };
}

async function exportMember(
  services: CommandServices,
  site: Site,
  { file, ...action }: MemberAction & { file: string },
): Promise<CommandOutput> {
  const { member, now } = action;
  const data = await exportData(services, { site, member, now });
  const path = resolve(file);
  await changeMember(services, 'export', action, async () => {
    try {
      await writeFile(path, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      throw new StartError(`The export can't be written: ${reasonOf(error)}.`, { cause: error });
    }
  });
  return { text: `Wrote the data of ${member.email} to ${path}.` };
}

function siteIn(sites: readonly Site[], id: string): Site {
  const site = sites.find((each) => each.id === id);
  if (site) return site;
  throw new StartError(
    `SITES_DIR has no site '${id}'. There are: ${sites.map((each) => each.id).join(', ')}.`,
  );
}

/**
 * Runs a command of the operators about members: `find`, `names`, `show`, `export`, `log-out` or `delete`. `readSites` reads the
 * site files. Throws a UsageError or a StartError with the problem.
 */
export async function runMembers(
  services: CommandServices,
  readSites: () => readonly Site[],
  args: readonly string[],
  now: Date,
): Promise<CommandOutput> {
  const command = readCommand(args);
  const { db } = services;
  await requireSite(db, command.site);
  if (command.name === 'find') return find(services, command, now);
  if (command.name === 'names')
    return listMisleadingNames(services, siteIn(readSites(), command.site), command.limit);
  const member = await findMember(db, command.site, command.who);
  if (!member) throw new StartError(`${command.site} has no member with the address or id ${command.who}.`);
  if (command.name === 'show') return show(services, member, now);
  const { author, reason } = command;
  const action = { member, author, reason, now };
  if (command.name === 'log-out') return { text: await logOutMember(services, action) };
  const site = siteIn(readSites(), command.site);
  if (command.name === 'export') return exportMember(services, site, { ...action, file: command.file });
  if (member.deletedAt)
    throw new StartError(
      `The account of ${member.email} was deleted already, at ${instant(member.deletedAt)} UTC.`,
    );
  if (member.fictional)
    throw new StartError(`${member.name} is a fictional profile, which nobody has an account of.`);
  return { text: await deleteByOperator(services, site, action) };
}
