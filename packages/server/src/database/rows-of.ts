import type { SQL } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** Runs a statement and returns its rows, whose type the caller knows. Both drivers return them as `rows`. */
export async function rowsOf<T>(db: Executor, statement: SQL): Promise<T[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: T[] };
  return rows;
}
