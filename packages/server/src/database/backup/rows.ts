import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { rowsOf } from '../rows-of.ts';
import { quote, type StoredSequence, type StoredTable } from './catalog.ts';

/** Number of rows that are read at a time; fewer of a table with files, which are larger. */
const ROWS = 500;
const ROWS_WITH_FILES = 5;

/** Number of characters and rows that are inserted at a time. */
const INSERTED_CHARACTERS = 2_000_000;
const INSERTED_ROWS = 1000;

/**
 * Settings of a transaction that reads or writes a backup, whatever those of the role are: values as text are the same on
 * every server, and statements may take as long as they need.
 */
export async function setStandards(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(sql`set local datestyle = 'ISO, MDY'`);
  await tx.execute(sql`set local bytea_output = 'hex'`);
}

/** Reads a table as lines of JSON: a list of texts and nulls in the order of its columns. Never has the table in memory. */
export async function* readLines(tx: Transaction, { name, columns }: StoredTable): AsyncGenerator<string> {
  const values = columns.map((column) => `${quote(column.name)}::text`).join(', ');
  const count = columns.some(({ type }) => type === 'bytea') ? ROWS_WITH_FILES : ROWS;
  await tx.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for select to_json(array[${values}])::text as line from ${quote(name)}`,
    ),
  );
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${count} from backup_rows`));
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await tx.execute(sql`close backup_rows`);
}

/** Inserts lines into a table as `readLines` returns them. Returns their number. */
export async function insertLines(
  tx: Transaction,
  { name, columns }: StoredTable,
  lines: AsyncIterable<string>,
): Promise<number> {
  const columnNames = columns.map((column) => quote(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ');
  let waiting: string[] = [];
  let characters = 0;
  let count = 0;
  const insert = async () => {
    if (waiting.length === 0) return;
    await tx.execute(
      sql`insert into ${sql.raw(`${quote(name)} (${columnNames})`)} overriding system value
        select ${sql.raw(values)} from jsonb_array_elements(${`[${waiting.join(',')}]`}::jsonb) as given(line)`,
    );
    count += waiting.length;
    waiting = [];
    characters = 0;
  };
  for await (const line of lines) {
    waiting.push(line);
    characters += line.length;
    if (waiting.length >= INSERTED_ROWS || characters >= INSERTED_CHARACTERS) await insert();
  }
  await insert();
  return count;
}

/** Switches the triggers of tables on or off. Rows of a backup have what triggers maintain. */
export async function setTriggers(
  tx: Transaction,
  tables: readonly StoredTable[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables)
    await tx.execute(sql.raw(`alter table ${quote(name)} ${state} trigger user`));
}

/** Continues sequences where they were. */
export async function setSequences(tx: Transaction, sequences: readonly StoredSequence[]): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await tx.execute(sql`select setval(${quote(name)}::regclass, ${value}::bigint, ${isCalled}::boolean)`);
}
