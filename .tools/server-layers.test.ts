import { beforeAll, expect, test } from 'vitest';
import { lintFiles } from './lint-files.ts';

const usecases = 'packages/server/src/modules/likes/likes.usecases.ts';
const helper = 'packages/server/src/modules/likes/helper.ts';
const http = 'packages/server/src/http/counts.ts';
const events = 'packages/server/src/events.ts';
const worker = 'packages/server/src/jobs/worker.ts';
const query = 'export const read = (db) => db.select().from(likes);\n';
const sources = new Map([
  [usecases, `import { eq } from 'drizzle-orm';\nexport const isOf = (a, b) => eq(a, b);\n${query}`],
  [helper, 'export const one = 1;\n'],
  [http, "export const remove = async ({ services }) => services.db.delete('all');\n"],
  [events, "export * from 'drizzle-orm';\nexport const lazily = () => import('drizzle-orm/pg-core');\n"],
  [worker, "import pg from 'pg';\nexport const open = () => new pg.Client();\n"],
  ['packages/server/src/modules/likes/likes.view.ts', "export const remove = (set) => set.delete('all');\n"],
  ['packages/server/src/modules/likes/likes.test.ts', query],
  ['packages/server/src/modules/likes/likes.repository.ts', `import { eq } from 'drizzle-orm';\n${query}`],
  ['packages/server/src/database/count.ts', `export { default } from 'pg';\n${query}`],
  ['packages/mocks/src/count.ts', query],
]);

let messages: Map<string, string[]>;
beforeAll(() => {
  messages = lintFiles(sources, 'server-layers');
}, 60_000);

test('refuses SQL outside repositories, tables and the database folder', () => {
  expect(messages.get(usecases)).toEqual([
    'SQL belongs to a .repository.ts or .table.ts file. Move the query there.',
    expect.stringMatching(/^db\.select\(\) belongs to a \.repository\.ts file/),
  ]);
  expect(messages.get(http)).toEqual([expect.stringMatching(/^db\.delete\(\) belongs/)]);
  expect(messages.get(events)).toEqual(Array(2).fill(expect.stringMatching(/^SQL belongs/)));
});

test('refuses connections to a database outside the database folder', () => {
  expect(messages.get(worker)).toEqual([expect.stringMatching(/^Connections belong to /)]);
});

test('refuses a module file whose suffix names no layer', () => {
  expect(messages.get(helper)).toEqual([expect.stringMatching(/end in the name of their layer: routes, /)]);
});

test('accepts all other files', () => {
  expect([...messages.keys()].toSorted()).toEqual([helper, http, events, worker, usecases].toSorted());
});
