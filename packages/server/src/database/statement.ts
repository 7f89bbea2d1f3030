import { type GetColumnData, is, type Query, SQL, sql } from 'drizzle-orm';
import { PgColumn, PgDialect } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';
import { nameStatement } from './named-statements.ts';

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

const decoderOf = (field: Field): { mapFromDriverValue(value: unknown): unknown } =>
  is(field, SQL) ? (field as unknown as { decoder: PgColumn }).decoder : field;

/** Returns a function that maps rows. It decides once how each column is read; Drizzle's own does for each value. */
function mapperOf<F extends Fields>(
  orderedFields: ReturnType<typeof inOrder>,
): (rows: unknown[][]) => RowOf<F>[] {
  const columns = orderedFields.map(({ path, field }) => ({ path, decoder: decoderOf(field) }));
  return (rows) =>
    rows.map((values) => {
      const row: Record<string, unknown> = {};
      for (const [index, { path, decoder }] of columns.entries()) {
        const value = values[index];
        const [name = '', key] = path;
        const group = key === undefined ? row : ((row[name] ??= {}) as Record<string, unknown>);
        group[key ?? name] = value === null ? null : decoder.mapFromDriverValue(value);
      }
      return row as RowOf<F>;
    });
}

/**
 * Creates a prepared statement for a hot path. The SQL is built once, and PostgreSQL parses it once per
 * connection under its `name`. Without a name it is planned for the values of each run. `write` receives the list of
 * columns; values are passed with `sql.placeholder`.
 */
export function statement<F extends Fields>(
  name: string | null,
  fields: F,
  write: (columns: SQL) => SQL,
): (db: Executor, values: Record<string, unknown>) => Promise<RowOf<F>[]> {
  const orderedFields = inOrder(fields);
  const columns = orderedFields.map(({ field }) => field);
  const map = mapperOf<F>(orderedFields);
  let query: Query | undefined;
  return (db, values) => {
    if (!query) {
      query = dialect.sqlToQuery(write(sql.join(columns, sql`, `)));
      if (name !== null) nameStatement(query.sql, name);
    }
    const preparedQuery = db._.session.prepareQuery<{ execute: RowOf<F>[]; all: unknown; values: unknown }>(
      query,
      undefined,
      name ?? undefined,
      true,
      map as (rows: unknown[][]) => never,
    );
    return preparedQuery.execute(values);
  };
}

/** Returns a function that returns the statement for what is wanted. It is written once for each shape. */
export function statementPerShape<W, S>(
  shapeOf: (options: W) => string,
  write: (options: W, shape: string) => S,
): (options: W) => S {
  const statements = new Map<string, S>();
  return (options) => {
    const shape = shapeOf(options);
    return statements.getOrInsertComputed(shape, () => write(options, shape));
  };
}
