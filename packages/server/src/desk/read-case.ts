import type { DeskCase, DeskPerson } from '@meetcute/contract/desk';
import type { Executor } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { readAudit } from '../modules/audit/audit.repository.ts';
import { type Case, casesOf, findCase } from '../modules/cases/cases.repository.ts';
import { readMember } from '../modules/profile/profile.repository.ts';
import { caseView, personOf } from './case-view.ts';

/** Entries of the audit log about a case: at most three decisions, and what they did. */
const ENTRIES = 20;

async function senderOf(db: Executor, { kind, row }: Case, now: Date): Promise<DeskPerson | null> {
  const memberId = kind === 'report' ? row.reporterId : row.memberId;
  const member = memberId === null ? null : await readMember(db, row.siteId, memberId);
  if (kind === 'report') return member && personOf(member.name, member, now);
  return { ...personOf(row.name, member, now), name: row.name, email: row.email };
}

/** Returns a case as its page shows it. Throws not_found. */
export async function readDeskCase(
  db: Executor,
  { site, reference }: { site: string; reference: string },
  now: Date,
): Promise<DeskCase> {
  const found = await findCase(db, site, reference);
  if (!found) throw notFound();
  const reportedId = found.kind === 'report' ? found.row.profileId : null;
  const reported = reportedId === null ? null : await readMember(db, site, reportedId);
  const around = reportedId === null ? [] : await casesOf(db, site, reportedId);
  const subject = { kind: 'case', id: reference } as const;
  return caseView(found, {
    sender: await senderOf(db, found, now),
    reported: found.kind === 'report' ? personOf(found.row.profileName, reported, now) : null,
    earlier: around.filter(
      ({ kind, row }) => kind === 'report' && row.profileId === reportedId && row.id !== reference,
    ),
    log: await readAudit(db, { siteId: site, subject, limit: ENTRIES }),
  });
}
