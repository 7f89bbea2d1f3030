import { calls, LIST_PAGE } from '@meetcute/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { members } from '../members/members.table.ts';
import { digestOf } from '../notifications/digest.usecases.ts';
import { likes } from './likes.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const START = Date.UTC(2026, 10, 1);

/** Adds a member who gave and received likes of more members than fit on a page. The oldest received one is new. */
async function likedByMany() {
  const anna = await world.join();
  const others = await world.add(
    'free',
    Array.from({ length: LIST_PAGE + 5 }, () => ({})),
  );
  const rows = others.flatMap(({ id }, index) => {
    const likedAt = new Date(START + index * 1000);
    const row = { siteId: 'free', likedAt };
    return [
      { ...row, likerId: id, likedId: anna.id, seenAt: index === 0 ? null : likedAt },
      { ...row, likerId: anna.id, likedId: id, seenAt: null },
    ];
  });
  await world.db.insert(likes).values(rows);
  return { anna, others: others.map(({ id }) => id) };
}

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

test('caps the likes of both lists, with the new ones on the first page', async () => {
  const { anna, others } = await likedByMany();
  const newest = others.toReversed();
  const first = await anna.call(calls.getLikes);
  expect(ids(first.profiles)).toEqual(newest.slice(0, LIST_PAGE));
  expect(ids(first.liked_by)).toEqual([...newest.slice(0, LIST_PAGE - 1), others[0]]);
  const givenPage = await anna.call(calls.getLikes, { query: { before: first.profiles_before } });
  expect([ids(givenPage.profiles), givenPage.profiles_before]).toEqual([newest.slice(LIST_PAGE), undefined]);
  const receivedPage = await anna.call(calls.getLikes, { query: { before: first.liked_by_before } });
  expect(ids(receivedPage.liked_by)).toEqual(newest.slice(LIST_PAGE - 1, -1));
  const reader = { siteId: 'free', memberId: anna.id, now: world.services.clock.now() };
  expect(await digestOf(world.db, reader)).toMatchObject([{ kind: 'match' }]);
});

test('omits deleted accounts from pages without leaving one short', async () => {
  const { anna, others } = await likedByMany();
  await world.db
    .update(members)
    .set({ deletedAt: new Date() })
    .where(eq(members.id, others.at(-1)!));
  expect((await anna.call(calls.getLikes)).profiles).toHaveLength(LIST_PAGE);
});

/** Returns the plan of a query, without scans of whole tables, which small ones get. */
async function planOf(query: SQL): Promise<string> {
  await world.db.execute(sql`set enable_seqscan = off`);
  return JSON.stringify(await world.db.execute(sql`explain ${query}`));
}

test('reads a page in the order of an index', async () => {
  const receivedQuery = sql`select * from ${likes} where site_id = 'free' and liked_id = 'a'
    and ((seen_at is null), liked_at, liker_id) < (false, now(), 'x')
    order by (seen_at is null) desc, liked_at desc, liker_id desc limit 101`;
  const givenQuery = sql`select * from ${likes} where site_id = 'free' and liker_id = 'a'
    order by liked_at desc, liked_id desc limit 101`;
  for (const [query, name] of [
    [receivedQuery, 'likes_received'],
    [givenQuery, 'likes_given'],
  ] as const) {
    const plan = await planOf(query);
    expect(plan).toContain(`Index Scan Backward using ${name}`);
    expect(plan).not.toContain('Sort');
  }
});
