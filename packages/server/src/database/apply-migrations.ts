import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import type { Migration } from './migrations.ts';

/**
 * Applies some migrations inside a transaction, and records them as Drizzle does. Drizzle itself applies all of them in a
 * transaction of its own.
 */
export async function applyMigrations(tx: Transaction, migrations: readonly Migration[]): Promise<void> {
  if (migrations.length === 0) return;
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of migrations) {
    for (const statement of migration.sql) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.at})`,
    );
  }
}
