import { postCorrection } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { postEntry } from '../src/modules/ledger/ledger.repository.ts';
import { members } from '../src/modules/members/members.table.ts';

/** Corrects the credits of a test member to `credits`. */
export async function setCredits(db: Database, memberId: string, credits: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
    if (!member) throw new Error(`There is no member ${memberId}.`);
    const entry = {
      siteId: member.siteId,
      memberId,
      kind: 'correction',
      subject: crypto.randomUUID(),
      author: 'test',
      at: new Date(),
    } as const;
    await postEntry(tx, entry, postCorrection(credits - member.credits));
  });
}
