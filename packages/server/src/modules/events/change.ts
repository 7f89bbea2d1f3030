import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { lockMembers } from './append-event.ts';

/**
 * Runs a change that concerns members of a site, all or nothing: takes their row locks first, and wakes their event
 * streams once it is committed; an id of another site is neither locked nor woken. Two changes of the same member never run at the same time.
 */
export async function changeFor<T>(
  { db, wake }: Pick<Services, 'db' | 'wake'>,
  siteId: string,
  memberIds: readonly string[],
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { result, locked } = await db.transaction(async (tx) => {
    const found = await lockMembers(tx, siteId, memberIds);
    return { result: await work(tx), locked: found };
  });
  for (const id of locked) wake.wake(id);
  return result;
}
