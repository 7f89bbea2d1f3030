import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as schema from './schema.ts';

const guide = readFileSync(new URL('../../../../docs/operators/data-protection.md', import.meta.url), 'utf8');
const [, section = ''] = guide.split('\n## Tables\n');
const rows = [...section.split('\n## ')[0]!.matchAll(/^\| `(\w+)` +\| (\w+) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, table = '', level = '']) => ({ table, level }),
);
const tables = Object.values(schema).filter((each) => is(each, PgTable));

test('the guide names each table once, with its class', () => {
  expect(rows.map(({ table }) => table).toSorted()).toEqual(tables.map(getTableName).toSorted());
  const levels = ['secret', 'intimate', 'personal', 'internal'];
  expect(rows.filter(({ level }) => !levels.includes(level))).toEqual([]);
});

test('no table that names a person counts as internal, and one with a secret counts as one', () => {
  const names = (table: PgTable) => Object.values(getTableColumns(table)).map(({ name }) => name);
  const levelOf = (table: PgTable) => rows.find((row) => row.table === getTableName(table))?.level;
  const ofPersons = tables.filter((table) =>
    names(table).some((name) =>
      /^email$|(member|liker|liked|blocker|blocked|sender|reporter|staff)_id$/.test(name),
    ),
  );
  expect(ofPersons.length).toBeGreaterThan(20);
  expect(ofPersons.map(levelOf)).not.toContain('internal');
  const withSecrets = tables.filter((table) =>
    names(table).some((name) => /^token_hash$|totp|code_hash/.test(name)),
  );
  expect(withSecrets.map(levelOf)).toEqual(withSecrets.map(() => 'secret'));
});
