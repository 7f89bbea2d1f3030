import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { lockMembers } from './append-event.ts';

/**
 * Runs a change that concerns members, all or nothing: takes their row locks first, and wakes their event
 * streams once it is committed. Two changes of the same member never run at the same time.
 */
export async function changeFor<T>(
  { db, wake }: Pick<Services, 'db' | 'wake'>,
  memberIds: readonly string[],
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const result = await db.transaction(async (tx) => {
    await lockMembers(tx, memberIds);
    return work(tx);
  });
  for (const id of memberIds) wake.wake(id);
  return result;
}
