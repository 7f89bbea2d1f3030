import type { DocumentVersion } from '@meetcute/contract';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { type Consent, consents } from './consents.table.ts';

/** Adds consents to the log. Keeps the first record of a version that the member has already accepted. */
export async function addConsents(
  db: Executor,
  {
    documents,
    ...decision
  }: Omit<Consent, 'document' | 'version'> & { documents: readonly DocumentVersion[] },
): Promise<void> {
  const rows = documents.map(({ document, version }) => ({ ...decision, document, version }));
  await db.insert(consents).values(rows).onConflictDoNothing();
}

const find = statement(
  'consents_of',
  getTableColumns(consents),
  (columns) => sql`
    select ${columns} from ${consents}
    where ${consents.siteId} = ${sql.placeholder('site')} and ${consents.memberId} = ${sql.placeholder('member')}
    order by ${consents.acceptedAt}, ${consents.document}`,
);

/** Returns the consents of a member, oldest first. */
export const consentsOf = (db: Executor, siteId: string, memberId: string): Promise<Consent[]> =>
  find(db, { site: siteId, member: memberId });
