import { vi } from 'vitest';
import type { TestWorld } from '../test-world.ts';

/**
 * Ends the transactions of a server right before or after their commit, as its death does: the database rolls back what is
 * not committed, and nobody gets a response. Returns how to stop that.
 */
export function killTransactions({ db }: Pick<TestWorld, 'db'>, when: 'before' | 'after'): () => void {
  const original = db.transaction.bind(db);
  const spy = vi.spyOn(db, 'transaction').mockImplementation(async (work) => {
    const result = await original(async (tx) => {
      const workResult = await work(tx);
      if (when === 'before') throw new Error('The server died before the commit.');
      return workResult;
    });
    if (when === 'after') throw new Error('The server died after the commit.');
    return result;
  });
  return () => spy.mockRestore();
}
