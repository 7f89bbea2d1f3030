import type { Database, Transaction } from '../../database/database.ts';
import type { Notifier } from '../../ports/ports.ts';
import { lockMembers } from './append-events.repository.ts';

/** Services needed to run a change. */
export interface ChangeServices {
  db: Database;
  notifier: Notifier;
}

/**
 * Runs a change in a transaction. `lock` locks the rows of the affected members, whose event streams are
 * notified after the commit. Two changes of the same member never run at the same time.
 */
export async function changeUnder<L extends { id: string }, T>(
  { db, notifier }: ChangeServices,
  lock: (tx: Transaction) => Promise<L[]>,
  work: (tx: Transaction, locked: L[]) => Promise<T>,
): Promise<T> {
  const { result, locked } = await db.transaction(async (tx) => {
    const found = await lock(tx);
    return { result: await work(tx, found), locked: found };
  });
  for (const { id } of locked) notifier.notify(id);
  return result;
}

/**
 * Runs a change that affects members of a site, as `changeUnder` does. An id of another site is neither
 * locked nor notified.
 */
export const changeFor = <T>(
  services: ChangeServices,
  siteId: string,
  memberIds: readonly string[],
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => changeUnder(services, (tx) => lockMembers(tx, siteId, memberIds), work);
