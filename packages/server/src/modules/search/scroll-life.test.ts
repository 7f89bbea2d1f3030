import { noFilters } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPostgres } from '@meetcute/dev-postgres';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { createBackground } from '../../background.ts';
import { createNotifier, silentLog } from '../../ports/defaults.ts';
import type { Services } from '../../services.ts';
import { members } from '../members/members.table.ts';
import { readPage, SCROLL_LIFE } from './scroll.usecases.ts';
import { searchCursors } from './search.table.ts';
import { sweepSearch } from './search.job.ts';

const HOUR = 3_600_000;
const LIMIT = 3;

// PostgreSQL, because PGlite cannot write outside of an open transaction.
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let world: TestWorld;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
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

/** Adds numbered members who were last active two days and an increasing number of hours ago. */
const populate = (count: number) =>
  world.add(
    'free',
    Array.from({ length: count }, (_, index) => ({
      id: `m${index}`,
      lastActiveAt: new Date(now().getTime() - (48 + index) * HOUR),
    })),
  );

const act = (id: string) => world.db.update(members).set({ lastActiveAt: now() }).where(eq(members.id, id));

/** Reads a page of a search for everyone. Windows of one browser differ by name; null sends no name. */
async function read(window: string | null, page: number): Promise<string[]> {
  const search = { site: world.services.sites[0]!, viewerId: null, now: now(), filters: noFilters };
  const result = await readPage(world.db, search, { viewer: 'v', page, limit: LIMIT, scroll: window });
  return result.members.map(({ id }) => id);
}

const ids = (...numbers: number[]) => numbers.map((number) => `m${number}`);

test.each([
  ['two windows that read the same search at once', 'a', 'b'],
  ['a named window and one without a name', 'a', null],
])('%s see every member exactly once', async (_, one, other) => {
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

test('keeps the order of a scroll for almost six hours and then uses the current one', async () => {
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

test('treats an unknown scroll name as none, without counting pages or saving cursors for it', async () => {
  await populate(12);
  const cursors = () => world.db.select().from(searchCursors).orderBy(searchCursors.page);
  const nameless = await read(null, 3);
  const savedCursors = await cursors();
  world.pass(60_000);
  for (const name of ['x', 'y', 'z']) expect(await read(name, 3)).toEqual(nameless);
  // Recounted cursors would have a later instant.
  expect(await cursors()).toEqual(savedCursors);
});

test('removes cursors of old scrolls at the start and every ten minutes, and keeps others', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const notifier = createNotifier();
  const background = createBackground(silentLog);
  const { db, clock, sites } = world.services;
  const start = () =>
    sweepSearch({ db, clock, sites, notifier, background, log: silentLog } as unknown as Services);
  const countCursors = async () => {
    await background.settle();
    return (await world.db.select().from(searchCursors)).length;
  };
  await populate(9);
  await read('a', 1);
  // One for the named window, one for requests without a name.
  expect(await countCursors()).toBe(2);
  world.pass(SCROLL_LIFE);
  await read('b', 1);
  expect(await countCursors()).toBe(3);
  start();
  expect(await countCursors()).toBe(2);
  world.pass(SCROLL_LIFE);
  vi.advanceTimersByTime(599_999);
  expect(await countCursors()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(await countCursors()).toBe(0);
  await read('c', 1);
  world.pass(SCROLL_LIFE);
  notifier.close();
  vi.advanceTimersByTime(600_000);
  expect(await countCursors()).toBe(2);
});

/** Updates a member's activity in a transaction that commits when the returned function is called. */
async function actSlowly(id: string): Promise<() => Promise<void>> {
  const [writeSignal, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = world.db.transaction(async (tx) => {
    await tx.update(members).set({ lastActiveAt: now() }).where(eq(members.id, id));
    writeSignal.resolve();
    await committing.promise;
  });
  await Promise.race([writeSignal.promise, done]);
  return async () => {
    committing.resolve();
    await done;
  };
}

test('keeps the position of a member who moves up in a transaction that was open at page 1', async () => {
  await populate(9);
  const commit = await actSlowly('m7');
  world.pass(9000);
  expect(await read('a', 1)).toEqual(ids(0, 1, 2));
  await commit();
  expect([await read('a', 2), await read('a', 3)]).toEqual([ids(3, 4, 5), ids(6, 7, 8)]);
  world.pass(10_000);
  expect(await read('b', 1)).toEqual(ids(7, 0, 1));
});

test('omits a member who joins in a transaction that was open at page 1, and moves nobody', async () => {
  await populate(6);
  const committing = Promise.withResolvers<void>();
  const writeSignal = Promise.withResolvers<void>();
  const done = world.db.transaction(async (tx) => {
    const [row] = await tx.select().from(members).where(eq(members.id, 'm0'));
    const newMember = { ...row!, id: 'new', email: 'new@example.com', emailKey: 'new@example.com' };
    await tx.insert(members).values({ ...newMember, lastActiveAt: now(), createdAt: now() });
    writeSignal.resolve();
    await committing.promise;
  });
  await Promise.race([writeSignal.promise, done]);
  world.pass(9000);
  expect(await read('a', 1)).toEqual(ids(0, 1, 2));
  committing.resolve();
  await done;
  expect([await read('a', 2), await read('a', 3)]).toEqual([ids(3, 4, 5), []]);
});
