import { openAppeals } from '../../modules/cases/cases.repository.ts';
import type { CommandOutput } from '../command.ts';
import { type CommandContext, requireSite } from '../context.ts';
import { caseData, paragraph, sideNames } from './cases.view.ts';

/** Returns the open appeals of a site, each with the decisions so far. */
export async function listAppeals(
  { db }: CommandContext,
  { site, limit }: { site: string; limit: number },
): Promise<CommandOutput> {
  await requireSite(db, site);
  const open = await openAppeals(db, site, limit);
  if (open.length === 0) return { text: `Open appeals of ${site}: none`, data: [] };
  const blocks = open.map(({ appealedCase, appeal }) =>
    [
      `${appealedCase.row.id} (${appealedCase.kind}), appeal of the ${sideNames[appeal.side]}:`,
      paragraph(appeal.createdAt, ['appeal'], appeal.text),
      ...appealedCase.decisions.map(({ createdAt, after, action, ground, facts }) =>
        paragraph(
          createdAt,
          [after ? `decision on the appeal of the ${sideNames[after]}` : 'decision', action, ground],
          facts,
        ),
      ),
    ].join('\n'),
  );
  return {
    text: [`Open appeals of ${site}: the newest ${open.length}`, ...blocks].join('\n\n'),
    data: open.map(({ appealedCase, appeal }) => ({
      ...caseData(appealedCase),
      open_appeal_of: appeal.side,
    })),
  };
}
