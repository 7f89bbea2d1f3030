import { beforeAll, expect, test } from 'vitest';
import { lintFiles } from './lint-files.ts';

const usecases = 'packages/server/src/modules/likes/likes.usecases.ts';
const helper = 'packages/server/src/modules/likes/helper.ts';
const http = 'packages/server/src/http/counts.ts';
const query = 'export const read = (db) => db.select().from(likes);\n';
const sources = new Map([
  [usecases, `import { eq } from 'drizzle-orm';\nexport const isOf = (a, b) => eq(a, b);\n${query}`],
  [helper, 'export const one = 1;\n'],
  [http, "export const remove = async ({ services }) => services.db.delete('all');\n"],
  ['packages/server/src/modules/likes/likes.view.ts', "export const remove = (set) => set.delete('all');\n"],
  ['packages/server/src/modules/likes/likes.test.ts', query],
  ['packages/server/src/modules/likes/likes.repository.ts', `import { eq } from 'drizzle-orm';\n${query}`],
  ['packages/server/src/database/count.ts', query],
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
});

test('refuses a module file whose suffix names no layer', () => {
  expect(messages.get(helper)).toEqual([expect.stringMatching(/end in the name of their layer: routes, /)]);
});

test('accepts all other files', () => {
  expect([...messages.keys()].toSorted()).toEqual([helper, http, usecases].toSorted());
});
