import { sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { rowsOf } from '../rows-of.ts';

/** A column of a table. */
export interface StoredColumn {
  readonly name: string;
  /** Type as SQL writes it, such as `timestamp(3) with time zone`. */
  readonly type: string;
}

/** A table of the database. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly StoredColumn[];
}

/** State of a sequence. */
export interface StoredSequence {
  readonly name: string;
  /** Its last value. */
  readonly value: string;
  /** Whether that value was used; otherwise it is the next one. */
  readonly isCalled: boolean;
}

/** Writes a name for a statement. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Orders tables so that each follows those that its rows refer to. Throws an Error for a cycle. */
export function inOrderOfReferences(
  tables: readonly StoredTable[],
  references: readonly { from: string; to: string }[],
): StoredTable[] {
  const orderedTables: StoredTable[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name));
    const ready = rest.filter(
      ({ name }) => !references.some(({ from, to }) => from === name && to !== name && waiting.has(to)),
    );
    if (ready.length === 0) throw new Error(`The tables ${[...waiting].join(', ')} refer to each other.`);
    orderedTables.push(...ready);
    rest = rest.filter((table) => !ready.includes(table));
  }
  return orderedTables;
}

/** Returns the tables of the database, each after those that its rows refer to. */
export async function listTables(db: Executor): Promise<StoredTable[]> {
  const columns = await rowsOf<{ table: string } & StoredColumn>(
    db,
    sql`select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attnum`,
  );
  const references = await rowsOf<{ from: string; to: string }>(
    db,
    sql`select source.relname as "from", target.relname as "to"
      from pg_constraint f join pg_class source on source.oid = f.conrelid join pg_class target on target.oid = f.confrelid
      where f.contype = 'f' and f.connamespace = 'public'::regnamespace`,
  );
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([name, rows]) => ({
    name,
    columns: rows.map((row) => ({ name: row.name, type: row.type })),
  }));
  return inOrderOfReferences(tables, references);
}

/** Returns the state of all sequences. */
export async function listSequences(db: Executor): Promise<StoredSequence[]> {
  const names = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  const sequences: StoredSequence[] = [];
  for (const { name } of names) {
    const [state] = await rowsOf<{ value: string; called: boolean }>(
      db,
      sql.raw(`select last_value::text as value, is_called as called from ${quote(name)}`),
    );
    if (state) sequences.push({ name, value: state.value, isCalled: state.called });
  }
  return sequences;
}

/** Returns the names of tables that have rows. */
export async function filledTables(db: Executor, tables: readonly StoredTable[]): Promise<string[]> {
  const filledNames: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(db, sql.raw(`select 1 as found from ${quote(name)} limit 1`));
    if (rows.length > 0) filledNames.push(name);
  }
  return filledNames;
}
