import { noFilters } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPostgres } from '../../../test/postgres.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { createBackground } from '../../background.ts';
import { createNotifier, silentLog } from '../../ports/defaults.ts';
import type { Services } from '../../services.ts';
import { members } from '../members/members.table.ts';
import { readPage, SCROLL_LIFE } from './scroll.usecases.ts';
import { searchCursors } from './search.table.ts';
import { sweepSearch } from './sweep.ts';

const HOUR = 3_600_000;
const LIMIT = 3;

// PostgreSQL, because nothing else is written here while a transaction is open on PGlite.
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let world: TestWorld;
beforeAll(async () => {
  postgres = await startPostgres();
  world = await openTestWorld({}, { databaseUrl: postgres.databaseUrl });
});
beforeEach(async () => {
  await world.empty();
  await world.db.delete(searchCursors);
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await world?.close();
  await postgres?.stop();
});

const now = () => world.services.clock.now();

/** Members by number, who were last there two days and so many hours ago. */
const populate = (count: number) =>
  world.add(
    'free',
    Array.from({ length: count }, (_, index) => ({
      id: `m${index}`,
      lastActiveAt: new Date(now().getTime() - (48 + index) * HOUR),
    })),
  );

const act = (id: string) => world.db.update(members).set({ lastActiveAt: now() }).where(eq(members.id, id));

/** A page of a window that searches for everybody; windows of one browser differ by name, null says nothing. */
async function read(window: string | null, page: number): Promise<string[]> {
  const search = { site: world.services.sites[0]!, viewerId: null, now: now(), filters: noFilters };
  const answer = await readPage(world.db, search, { viewer: 'v', page, limit: LIMIT, scroll: window });
  return answer.members.map(({ id }) => id);
}

const ids = (...numbers: number[]) => numbers.map((number) => `m${number}`);

test.each([
  ['two windows that read the same search at once', 'a', 'b'],
  ['a window and one of a client that does not say which it is', 'a', null],
])('%s meet nobody twice and miss nobody', async (_, one, other) => {
  await populate(12);
  const [first, second] = [await read(one, 1), await read(one, 2)];
  world.pass(60_000);
  await act('m11');
  await act('m4');
  world.pass(60_000);
  const others: string[] = [];
  for (let page = 1; page <= 4; page += 1) others.push(...(await read(other, page)));
  const rest = [await read(one, 3), await read(one, 4)];
  expect([first, second, ...rest]).toEqual([ids(0, 1, 2), ids(3, 4, 5), ids(6, 7, 8), ids(9, 10, 11)]);
  expect(others).toEqual(ids(4, 11, 0, 1, 2, 3, 5, 6, 7, 8, 9, 10));
});

test('a scroll keeps its order for nearly six hours, then its pages are those of the order of today', async () => {
  await populate(9);
  expect(await read('a', 1)).toEqual(ids(0, 1, 2));
  world.pass(HOUR);
  await act('m8');
  world.pass(SCROLL_LIFE - HOUR - 60_000);
  expect(await read('a', 2)).toEqual(ids(3, 4, 5));
  world.pass(120_000);
  expect(await read('a', 2)).toEqual(ids(2, 3, 4));
  expect(await read('a', 3)).toEqual(ids(5, 6, 7));
});

test('a name that nobody gave out is worth no more than none: nothing is counted out or kept for it', async () => {
  await populate(12);
  const cursors = () => world.db.select().from(searchCursors).orderBy(searchCursors.page);
  const nameless = await read(null, 3);
  const kept = await cursors();
  world.pass(60_000);
  for (const name of ['x', 'y', 'z']) expect(await read(name, 3)).toEqual(nameless);
  // Counted out anew, they would be of a later moment.
  expect(await cursors()).toEqual(kept);
});

test('cursors of old scrolls are removed at the start and every ten minutes, others stay', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const notifier = createNotifier();
  const background = createBackground(silentLog);
  const { db, clock, sites } = world.services;
  const start = () =>
    sweepSearch({ db, clock, sites, notifier, background, log: silentLog } as unknown as Services);
  const kept = async () => {
    await background.settle();
    return (await world.db.select().from(searchCursors)).length;
  };
  await populate(9);
  await read('a', 1);
  // One for the window, one for who doesn't say which it is.
  expect(await kept()).toBe(2);
  world.pass(SCROLL_LIFE);
  await read('b', 1);
  expect(await kept()).toBe(3);
  start();
  expect(await kept()).toBe(2);
  world.pass(SCROLL_LIFE);
  vi.advanceTimersByTime(599_999);
  expect(await kept()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(await kept()).toBe(0);
  await read('c', 1);
  world.pass(SCROLL_LIFE);
  notifier.close();
  vi.advanceTimersByTime(600_000);
  expect(await kept()).toBe(2);
});

/** Notes in a transaction that somebody is there; it commits when told to. */
async function actSlowly(id: string): Promise<() => Promise<void>> {
  const [written, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = world.db.transaction(async (tx) => {
    await tx.update(members).set({ lastActiveAt: now() }).where(eq(members.id, id));
    written.resolve();
    await committing.promise;
  });
  await Promise.race([written.promise, done]);
  return async () => {
    committing.resolve();
    await done;
  };
}

test('who moves up in a transaction that was open at page 1 is still met where they stood', async () => {
  await populate(9);
  const commit = await actSlowly('m7');
  world.pass(9000);
  expect(await read('a', 1)).toEqual(ids(0, 1, 2));
  await commit();
  expect([await read('a', 2), await read('a', 3)]).toEqual([ids(3, 4, 5), ids(6, 7, 8)]);
  world.pass(10_000);
  expect(await read('b', 1)).toEqual(ids(7, 0, 1));
});

test('who joins in a transaction that was open at page 1 is on none of its pages, and moves nobody', async () => {
  await populate(6);
  const committing = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const done = world.db.transaction(async (tx) => {
    const [row] = await tx.select().from(members).where(eq(members.id, 'm0'));
    const joined = { ...row!, id: 'new', email: 'new@example.com', emailKey: 'new@example.com' };
    await tx.insert(members).values({ ...joined, lastActiveAt: now(), createdAt: now() });
    written.resolve();
    await committing.promise;
  });
  await Promise.race([written.promise, done]);
  world.pass(9000);
  expect(await read('a', 1)).toEqual(ids(0, 1, 2));
  committing.resolve();
  await done;
  expect([await read('a', 2), await read('a', 3)]).toEqual([ids(3, 4, 5), []]);
});
