import { correctionPostings } from '@meetcute/core';
import type { Transaction } from '../../database/database.ts';
import { insertAll } from '../../seed.repository.ts';
import { ledgerEntries, ledgerPostings } from './ledger.table.ts';

/** Credits that a member had before the ledger began. */
export interface Opening {
  siteId: string;
  memberId: string;
  credits: number;
  at: Date;
}

/** Inserts the opening entries of new members whose rows already contain their credits. */
export async function insertOpenings(tx: Transaction, openings: readonly Opening[]): Promise<void> {
  const rows = openings.filter(({ credits }) => credits > 0);
  const creditsOf = new Map(rows.map(({ memberId, credits }) => [memberId, credits]));
  await insertAll(
    tx,
    ledgerEntries,
    rows.map(({ credits: _, ...row }) => ({ ...row, kind: 'opening' as const, subject: row.memberId })),
  );
  const entries = await tx
    .select({ id: ledgerEntries.id, subject: ledgerEntries.subject })
    .from(ledgerEntries);
  await insertAll(
    tx,
    ledgerPostings,
    entries.flatMap(({ id, subject }) =>
      correctionPostings(creditsOf.get(subject) ?? 0).map((posting) => ({ entryId: id, ...posting })),
    ),
  );
}
