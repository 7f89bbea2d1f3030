import { sql, type SQL } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../src/database/database.ts';
import { describeError } from '../../src/database/describe-error.ts';
import { migrationsFolder } from '../../src/database/migrations.ts';

interface Column {
  name: string;
  type: string;
  notNull: boolean;
  default?: unknown;
  identity?: object;
}

/** Tables and columns that the code of a version knows, as Drizzle writes them beside its migration. */
export interface Snapshot {
  tables: Readonly<Record<string, { name: string; columns: Readonly<Record<string, Column>> }>>;
}

/** Reads the tables and columns of the code that came with a migration, such as 25. */
export const readSnapshot = (number: number): Snapshot =>
  JSON.parse(
    readFileSync(join(migrationsFolder, 'meta', `${String(number).padStart(4, '0')}_snapshot.json`), 'utf8'),
  ) as Snapshot;

const values: Readonly<Record<string, string>> = {
  text: "'x'",
  integer: '1',
  bigint: '1',
  boolean: 'false',
  bytea: String.raw`'\x00'`,
  date: "'2000-01-01'",
  jsonb: "'{}'",
};

function valueOf({ type, identity }: Column): string {
  if (identity) return 'default';
  const value = type.startsWith('timestamp') ? 'now()' : values[type];
  if (value === undefined) throw new Error(`Add a value of the type ${type} to this test.`);
  return value;
}

/** Returns the statements of a version about one table: rows with all its columns, and with the required ones alone. */
function statementsOf(name: string, all: readonly Column[]): SQL[] {
  const quoted = (columns: readonly Column[]) => columns.map((column) => `"${column.name}"`).join(', ');
  const required = all.filter((column) => column.notNull && column.default === undefined && !column.identity);
  const insert = (columns: readonly Column[]) =>
    `insert into "${name}" (${quoted(columns)}) values (${columns.map(valueOf).join(', ')})`;
  return [
    insert(all),
    `select ${quoted(all)} from "${name}"`,
    `update "${name}" set ${all
      .filter(({ identity }) => !identity)
      .map((column) => `"${column.name}" = ${valueOf(column)}`)
      .join(', ')}`,
    `delete from "${name}"`,
    required.length > 0 ? insert(required) : `insert into "${name}" default values`,
  ].map((statement) => sql.raw(statement));
}

class Undo extends Error {}

/**
 * Runs inserts, selects, updates and deletes of the columns that an earlier version knows on the present schema, and undoes
 * them. Returns those that fail. Rows refer to nothing: foreign keys and triggers don't run.
 */
export async function failingStatements(db: Database, { tables }: Snapshot): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, columns } of Object.values(tables)) {
    try {
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        for (const statement of statementsOf(name, Object.values(columns))) await tx.execute(statement);
        throw new Undo();
      });
    } catch (error) {
      if (!(error instanceof Undo)) problems.push(`${name}: ${describeError(error).split('\n')[0]}`);
    }
  }
  return problems;
}
