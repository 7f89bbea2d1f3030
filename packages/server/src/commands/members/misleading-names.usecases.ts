import { misleadingNameProblem } from '@meetcute/core/names';
import { type NamedMember, readNames } from '../../modules/members/find-members.repository.ts';
import type { Site } from '../../sites.ts';
import type { CommandOutput } from '../command.ts';
import { type CommandContext, requireSite, siteIn } from '../context.ts';
import { table } from '../text-table.ts';

const PAGE = 1000;

const CAUSES: Readonly<Record<string, string>> = {
  name_imitates: 'imitates the site, its staff or a label',
  name_with_address: 'contains an address or a link',
  name_needed: 'is the default of the address',
};

async function findMisleading(
  { db }: CommandContext,
  { id: siteId, settings }: Site,
  limit: number,
): Promise<(NamedMember & { cause: string })[]> {
  const misleadingNames: (NamedMember & { cause: string })[] = [];
  let lastId = '';
  while (misleadingNames.length < limit) {
    const page = await readNames(db, siteId, { after: lastId, limit: PAGE });
    for (const { id, email, name } of page) {
      const problem = misleadingNameProblem(name, { email, siteName: settings.name });
      if (problem) misleadingNames.push({ id, email, name, cause: CAUSES[problem.key] ?? problem.key });
    }
    if (page.length < PAGE) break;
    lastId = page.at(-1)?.id ?? '';
  }
  return misleadingNames.slice(0, limit);
}

/** Lists members whose names, from before the rule, would be refused today. */
export async function listMisleadingNames(
  context: CommandContext,
  { site: id, limit }: { site: string; limit: number },
): Promise<CommandOutput> {
  await requireSite(context.db, id);
  const misleadingNames = await findMisleading(context, siteIn(context.readSites(), id), limit);
  if (misleadingNames.length === 0)
    return { text: `${id} has no name that would be refused today.`, data: [] };
  const rows = misleadingNames.map(({ id: member, email, name, cause }) => [member, email, name, cause]);
  return { text: table(['id', 'email', 'name', 'which'], rows), data: misleadingNames };
}
