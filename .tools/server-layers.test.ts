import { beforeAll, expect, test } from 'vitest';
import { lintFiles } from './lint-files.ts';

const usecases = 'packages/server/src/modules/likes/likes.usecases.ts';
const helper = 'packages/server/src/modules/likes/helper.ts';
const http = 'packages/server/src/http/counts.ts';
const events = 'packages/server/src/events.ts';
const worker = 'packages/server/src/jobs/worker.ts';
const desk = 'packages/server/src/desk/cases.ts';
const listing = 'packages/server/src/commands/photos/listing.ts';
const repository = 'packages/server/src/modules/search/search.repository.ts';
const rules = 'packages/server/src/modules/orders/orders.rules.ts';
const view = 'packages/server/src/modules/push/push.view.ts';
const command = 'packages/server/src/commands/photos/photos.command.ts';
const job = 'packages/server/src/modules/push/push.job.ts';
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
  [desk, 'export const one = 1;\n'],
  [listing, 'export const one = 1;\n'],
  ['packages/server/src/commands/options.ts', 'export const one = 1;\n'],
  [repository, "import { one } from './search.usecases.ts';\nexport const two = one;\n"],
  [rules, "import type { One } from '../members/members.repository.ts';\nexport type Two = One;\n"],
  [view, "export type { One } from '../notifications/digest.usecases.ts';\n"],
  [job, "export const load = () => import('./push.routes.ts');\n"],
  [
    command,
    "import { one } from './photos.usecases.ts';\nexport const load = () => [one, import('./photos.usecases.ts')];\n",
  ],
  [
    'packages/server/src/desk/cases.routes.ts',
    "export { one } from './cases.usecases.ts';\nexport { two } from './cases.view.ts';\n",
  ],
  [
    'packages/server/src/modules/push/push.usecases.ts',
    "export { one } from './push.repository.ts';\nexport { two } from './push.service.ts';\n",
  ],
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

test('refuses a file of a module, the desk or a command whose suffix names no layer', () => {
  const problem = [expect.stringMatching(/end in the name of their layer: routes, /)];
  for (const file of [helper, desk, listing]) expect(messages.get(file)).toEqual(problem);
});

test.each([
  [
    repository,
    'A .repository.ts file does not import a .usecases.ts file. Move what both need to a .rules.ts,',
  ],
  [rules, 'A .rules.ts file does not import a .repository.ts file. Rules are pure.'],
  [view, 'A .view.ts file does not import a .usecases.ts file. Move what both need to'],
  [job, 'A .job.ts file does not import a .routes.ts file.'],
  [command, 'A .command.ts file does not import a .usecases.ts file. Help must load no database.'],
])('refuses an import upwards, and names the mend: %s', (file, message) => {
  expect(messages.get(file)).toEqual([expect.stringContaining(message)]);
});

test('accepts all other files', () => {
  expect([...messages.keys()].toSorted()).toEqual(
    [helper, http, events, worker, usecases, desk, listing, repository, rules, view, job, command].toSorted(),
  );
});
