import type { DocumentVersion } from '@meetcute/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { type Consent, consents } from './consents.table.ts';

/** Adds consents to the log. Keeps the first record of a version that the member has already accepted. */
export async function addConsents(
  db: Executor,
  { documents, ...given }: Omit<Consent, 'document' | 'version'> & { documents: readonly DocumentVersion[] },
): Promise<void> {
  const rows = documents.map(({ document, version }) => ({ ...given, document, version }));
  await db.insert(consents).values(rows).onConflictDoNothing();
}

/** Returns the consents of a member, oldest first. */
export const consentsOf = (db: Executor, siteId: string, memberId: string): Promise<Consent[]> =>
  db
    .select()
    .from(consents)
    .where(and(eq(consents.siteId, siteId), eq(consents.memberId, memberId)))
    .orderBy(asc(consents.acceptedAt), asc(consents.document));
