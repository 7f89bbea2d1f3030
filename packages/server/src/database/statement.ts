import { type GetColumnData, is, type Query, SQL, sql } from 'drizzle-orm';
import { PgColumn, PgDialect } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

type Field = PgColumn | SQL;

/** Columns of a statement: fields by name, or groups of fields. */
type Fields = Readonly<Record<string, Field | Readonly<Record<string, Field>>>>;

/** A row returned by a statement. */
export type RowOf<F> = {
  -readonly [K in keyof F]: F[K] extends PgColumn
    ? GetColumnData<F[K]>
    : F[K] extends SQL<infer T>
      ? T
      : RowOf<F[K]>;
};

const dialect = new PgDialect();

/**
 * Limits `rows` to `most` rows. State the number when it is known: PostgreSQL estimates ten rows for an
 * unknown array and would plan every run again when there are only two.
 */
export const atMost = (rows: SQL, most: number | 'all'): SQL =>
  sql`(select * from ${rows} limit ${sql.raw(String(most))})`;

const isField = (field: Fields[string]): field is Field => is(field, PgColumn) || is(field, SQL);

const inOrder = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]) =>
    isField(field)
      ? [{ path: [name], field }]
      : Object.entries(field).map(([key, each]) => ({ path: [name, key], field: each })),
  );

/**
 * Creates a prepared statement for a hot path. The SQL is built once, and PostgreSQL plans it once per
 * connection under its `name`. `write` receives the list of columns; values are passed with
 * `sql.placeholder`.
 */
export function statement<F extends Fields>(
  name: string,
  fields: F,
  write: (columns: SQL) => SQL,
): (db: Executor, values: Record<string, unknown>) => Promise<RowOf<F>[]> {
  const ordered = inOrder(fields);
  const columns = ordered.map(({ field }) => field);
  let query: Query | undefined;
  return (db, values) => {
    query ??= dialect.sqlToQuery(write(sql.join(columns, sql`, `)));
    const prepared = db._.session.prepareQuery<{ execute: RowOf<F>[]; all: unknown; values: unknown }>(
      query,
      ordered,
      name,
      true,
    );
    return prepared.execute(values);
  };
}
