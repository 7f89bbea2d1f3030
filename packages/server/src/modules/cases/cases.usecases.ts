import type { CaseSide, SafetyCase } from '@meetcute/contract';
import { appealUntil } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { notFound, ServerError } from '../../errors.ts';
import { type Limit, LINK_LIMIT, throttle, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { findToken } from '../account/tokens.repository.ts';
import type { Member } from '../members/members.table.ts';
import { type Case, casesOf, findCase, insertAppeal } from './cases.repository.ts';
import { caseOf, historyOf, sideOf } from './cases.view.ts';

/** Limit per side of a case. One appeal is enough; the rest are repairs. */
const APPEAL_LIMIT: Limit = { name: 'appeal', max: 10, window: 3_600_000 };

/** Returns the cases of a member as the member sees them, newest first. */
export async function listCases(
  db: Executor,
  { site, user, now }: { site: Site; user: Pick<Member, 'id'>; now: Date },
): Promise<SafetyCase[]> {
  const cases = await casesOf(db, site.id, user.id);
  return cases.flatMap((each) => {
    const side = sideOf(each, user.id);
    return side === null ? [] : [caseOf(each, side, now)];
  });
}

interface LinkInput {
  site: Site;
  secret: string;
  network: string | null;
  now: Date;
}

/** Returns the case of a mailed link and the side of its recipient. Throws bad_token, too_many_requests. */
async function findByLink(db: Executor, { site, secret, network, now }: LinkInput) {
  await throttleNetwork(db, LINK_LIMIT, { siteId: site.id, network, now });
  const token = await findToken(db, { siteId: site.id, kind: 'case', secret, now });
  const storedCase = token && (await findCase(db, site.id, token.subject));
  if (!token || !storedCase) throw new ServerError('bad_token');
  const side: CaseSide = token.detail === 'reported' ? 'reported' : 'sender';
  return { storedCase, side };
}

/** Returns the case of a mailed link as its recipient sees it. Throws bad_token, too_many_requests. */
export async function readByLink(db: Executor, input: LinkInput): Promise<SafetyCase> {
  const { storedCase, side } = await findByLink(db, input);
  return caseOf(storedCase, side, input.now);
}

interface AppealInput {
  site: Site;
  text: string;
  now: Date;
}

/** Stores an appeal and schedules its mail to the operators. Throws bad_request, conflict, too_many_requests. */
async function storeAppeal(
  unitOfWork: UnitOfWork<SafetyCase>,
  { db, ids }: Pick<Services, 'db' | 'ids'>,
  { storedCase, side }: { storedCase: Case; side: CaseSide },
  { site, text: typedText, now }: AppealInput,
): Promise<SafetyCase> {
  const text = typedText.trim();
  if (text === '') throw new ServerError('bad_request', { fields: { text: 'required' } });
  const { id: reference } = storedCase.row;
  await throttle(db, APPEAL_LIMIT, { siteId: site.id, subject: `${reference} ${side}`, now });
  const id = ids.id();
  return unitOfWork.run([], async ({ tx, addJobs }) => {
    const current = await findCase(tx, site.id, reference);
    if (!current) throw notFound();
    if (appealUntil(side, historyOf(current), now) === null) throw new ServerError('conflict');
    const isReport = storedCase.kind === 'report';
    const row = {
      id,
      siteId: site.id,
      reportId: isReport ? reference : null,
      complaintId: isReport ? null : reference,
      side,
      text,
      createdAt: now,
    };
    if (!(await insertAppeal(tx, row))) throw new ServerError('conflict');
    addJobs([{ kind: 'appeal-mail', subject: `${reference} ${side}` }]);
    return caseOf({ ...current, appeals: [...current.appeals, row] }, side, now);
  });
}

/** Stores a member's appeal. Throws not_found for cases of others, conflict where no appeal is possible. */
export async function appeal(
  unitOfWork: UnitOfWork<SafetyCase>,
  services: Pick<Services, 'db' | 'ids'>,
  { user, reference, ...input }: AppealInput & { user: Member; reference: string },
): Promise<SafetyCase> {
  const storedCase = await findCase(services.db, input.site.id, reference);
  const side = storedCase && sideOf(storedCase, user.id);
  if (!storedCase || !side) throw notFound();
  return storeAppeal(unitOfWork, services, { storedCase, side }, input);
}

/** Stores the appeal of a mailed link's recipient. Throws bad_token, conflict, too_many_requests. */
export async function appealByLink(
  unitOfWork: UnitOfWork<SafetyCase>,
  services: Pick<Services, 'db' | 'ids'>,
  input: AppealInput & LinkInput,
): Promise<SafetyCase> {
  return storeAppeal(unitOfWork, services, await findByLink(services.db, input), input);
}
