import type { CaseSide } from '@meetcute/contract';
import { openDecisions } from '@meetcute/core';
import { idleWorker } from '../../jobs/idle-worker.ts';
import type { Executor } from '../../database/database.ts';
import { createUnitOfWork, type UnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import { notFound, ServerError } from '../../errors.ts';
import type { Ids } from '../../ports/ports.ts';
import type { ContentRef } from '../moderation/content.rules.ts';
import { contentByOwner, storeOwn } from '../moderation/own-decisions.usecases.ts';
import { reportedContent } from '../moderation/reported-content.repository.ts';
import { membersAround } from '../moderation/restore.usecases.ts';
import { contentOf, takedownsOf } from '../moderation/takedowns.repository.ts';
import { type Case, findCase } from './cases.repository.ts';
import { historyOf } from './cases.view.ts';
import type { DecisionInput } from './cases.rules.ts';
import { memberOf, sides, storeDecision } from './store-decision.usecases.ts';

/**
 * Returns what a decision removes. Without a choice, `content_removed` is about the content of the report; on an appeal it
 * can also confirm what was removed. Throws bad_request when nothing is left to remove.
 */
async function contentToRemove(
  db: Executor,
  { kind, row, decisions }: Case,
  { content, action, isRecordOnly }: Omit<DecisionInput, 'reference'>,
): Promise<readonly ContentRef[]> {
  if (action !== 'content_removed' || isRecordOnly) return [];
  if (content && content.length > 0) return content;
  if (decisions.at(-1)?.action === 'content_removed') return [];
  const reportedRefs = kind === 'report' ? await reportedContent(db, row) : [];
  if (reportedRefs.length === 0) throw new ServerError('bad_request', { fields: { content: 'required' } });
  return reportedRefs;
}

/**
 * Stores a decision on a report or complaint, and does what it says, in one unit of work. Returns the sides informed. What a
 * complaint removes is decided about its owners too, who get the reasons and can appeal. Throws not_found, and conflict if
 * there is nothing to decide.
 */
export async function decide(
  unitOfWork: UnitOfWork<readonly CaseSide[]>,
  { db, ids }: { db: Executor; ids: Ids },
  { reference, ...decision }: DecisionInput,
): Promise<readonly CaseSide[]> {
  const { site, after } = decision;
  const storedCase = await findCase(db, site.id, reference);
  if (!storedCase) throw notFound();
  const content = await contentToRemove(db, storedCase, decision);
  const owners = storedCase.kind === 'complaint' ? await contentByOwner(db, site.id, content) : new Map();
  const takedowns = await takedownsOf(db, storedCase);
  const members = [
    ...sides.flatMap((side) => memberOf(storedCase, side) ?? []),
    ...owners.keys(),
    ...takedowns.map(({ memberId }) => memberId),
    ...(await membersAround(db, site.id, [...content, ...takedowns.map(contentOf)])),
  ];
  return unitOfWork.run([...new Set(members)], async (change) => {
    const current = await findCase(change.tx, site.id, reference);
    if (!current || !openDecisions(historyOf(current)).includes(after ?? 'first'))
      throw new ServerError('conflict');
    const informedSides = await storeDecision(change, { ids }, { ...decision, content, current });
    for (const [memberId, ownedContent] of owners)
      await storeOwn(
        change,
        { ids },
        { ...decision, memberId, content: ownedContent, complaintId: reference },
      );
    return informedSides;
  });
}

/**
 * Decides outside of a server, for the operators' command. The servers of the database send the mails within half
 * a minute. Throws as `decide` does.
 */
export const decideCase = (
  services: Omit<UnitOfWorkServices, 'worker'>,
  input: DecisionInput,
): Promise<readonly CaseSide[]> => {
  const moment = { siteId: input.site.id, now: input.now };
  return decide(createUnitOfWork({ ...services, worker: idleWorker }, moment), services, input);
};
