import type { DeskCase, DeskContent, DeskPerson } from '@meetcute/contract/desk';
import type { Executor } from '../database/database.ts';
import { notFound } from '../errors.ts';
import { readAudit } from '../modules/audit/audit.repository.ts';
import { type Case, casesOf, findNamedCase } from '../modules/cases/cases.repository.ts';
import { readMember } from '../modules/profile/profile.repository.ts';
import { reportedContent } from '../modules/moderation/reported-content.repository.ts';
import { textRefOf } from '../modules/moderation/content.rules.ts';
import { textIn } from '../modules/moderation/texts.rules.ts';
import type { Member } from '../modules/members/members.table.ts';
import type { Site } from '../sites.ts';
import { caseView, personOf } from './cases.view.ts';

/** Entries of the audit log about a case: at most three decisions, and what they did. */
const ENTRIES = 20;

async function senderOf(db: Executor, { kind, row }: Case, now: Date): Promise<DeskPerson | null> {
  const memberId = kind === 'report' ? row.reporterId : row.memberId;
  const member = memberId === null ? null : await readMember(db, row.siteId, memberId);
  if (kind === 'report') return member && personOf(member.name, member, now);
  return { ...personOf(row.name, member, now), name: row.name, email: row.email };
}

/** Returns the texts of a profile that can be removed. */
const textsOf = (member: Member, { settings }: Site): DeskContent[] =>
  ['name', ...settings.text_fields, 'city'].flatMap((field) => {
    const text = textIn(member, field);
    return text === null ? [] : [{ ...textRefOf({ memberId: member.id, field }), text }];
  });

/** Returns a case as its page shows it. Throws not_found. */
export async function readDeskCase(
  db: Executor,
  site: Site,
  { reference: typedReference, now }: { reference: string; now: Date },
): Promise<DeskCase> {
  const storedCase = await findNamedCase(db, site.id, typedReference);
  if (!storedCase) throw notFound();
  const reference = storedCase.row.id;
  const reportedId = storedCase.kind === 'report' ? storedCase.row.profileId : null;
  const reportedMember = reportedId === null ? null : await readMember(db, site.id, reportedId);
  const relatedCases = reportedId === null ? [] : await casesOf(db, site.id, reportedId);
  const subject = { kind: 'case', id: reference } as const;
  return caseView(storedCase, {
    sender: await senderOf(db, storedCase, now),
    reported: storedCase.kind === 'report' ? personOf(storedCase.row.profileName, reportedMember, now) : null,
    content: [
      ...(storedCase.kind === 'report' ? await reportedContent(db, storedCase.row) : []).map((each) => ({
        ...each,
        text: null,
      })),
      ...(reportedMember ? textsOf(reportedMember, site) : []),
    ],
    earlier: relatedCases.filter(
      ({ kind, row }) => kind === 'report' && row.profileId === reportedId && row.id !== reference,
    ),
    log: await readAudit(db, { siteId: site.id, subject, limit: ENTRIES }),
  });
}
