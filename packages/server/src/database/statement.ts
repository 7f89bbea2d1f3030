import { type GetColumnData, is, type Query, SQL, sql } from 'drizzle-orm';
import { PgColumn, PgDialect } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

type Field = PgColumn | SQL;

/** What a statement answers: fields by their names, or groups of them. */
type Fields = Readonly<Record<string, Field | Readonly<Record<string, Field>>>>;

/** A row that a statement answers. */
export type RowOf<F> = {
  -readonly [K in keyof F]: F[K] extends PgColumn
    ? GetColumnData<F[K]>
    : F[K] extends SQL<infer T>
      ? T
      : RowOf<F[K]>;
};

const dialect = new PgDialect();

/**
 * So many of some rows at the most. Who knows how many there are says so: PostgreSQL takes an array that it doesn't know for
 * ten, and would plan each run anew because two cost less.
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
 * A statement of a path that is taken very often: it is written once and not for each run, and a PostgreSQL plans it once for
 * each connection, by its `name`. `write` gets the list of the fields; values come in by `sql.placeholder`.
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
