import { calls } from '@meetcute/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEvents, take, takeAll } from '../../../test/test-events.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { blocks } from '../blocks/blocks.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const like = (sender: TestMember, recipient: TestMember) =>
  sender.call(calls.likeProfile, { payload: { profile: recipient.id } });

test('marks a received like as new, and as returned after a like back', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  await like(anna, ben);
  expect(await anna.call(calls.getLikes)).toMatchObject({
    profiles: [{ id: ben.id, like_new: false, did_like_profile: true }],
    liked_by: [],
  });
  expect(await ben.call(calls.getLikes)).toMatchObject({
    profiles: [],
    liked_by: [{ id: anna.id, like_new: true, did_like_profile: false }],
  });
  await like(ben, anna);
  expect((await ben.call(calls.getLikes)).liked_by).toMatchObject([{ did_like_profile: true }]);
});

test('stores one like for repeated and simultaneous likes', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  await Promise.all([like(anna, ben), like(anna, ben), like(anna, ben)]);
  await like(anna, ben);
  expect((await ben.call(calls.getLikes)).liked_by).toHaveLength(1);
  const events = await openEvents(ben, '0');
  expect(await take(events, 1)).toMatchObject([{ id: '1', type: 'liked_by' }]);
  await events.close();
});

test('removes an unliked profile for both members', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  await like(anna, ben);
  await anna.call(calls.unlikeProfile, { payload: { profile: ben.id } });
  await anna.call(calls.unlikeProfile, { payload: { profile: ben.id } });
  expect(await anna.call(calls.getLikes)).toEqual({ profiles: [], liked_by: [] });
  expect(await ben.call(calls.getLikes)).toEqual({ profiles: [], liked_by: [] });
  const [annaEvents, benEvents] = [await openEvents(anna, '0'), await openEvents(ben, '0')];
  expect((await take(annaEvents, 2)).map(({ type }) => type)).toEqual(['liked', 'unliked']);
  expect((await take(benEvents, 2)).map(({ type }) => type)).toEqual(['liked_by', 'liked_by_removed']);
  await Promise.all([annaEvents.close(), benEvents.close()]);
});

test('clears the new mark of a like in all tabs once it is seen', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  await like(anna, ben);
  await ben.call(calls.markLikeSeen, { payload: { profile: anna.id } });
  await ben.call(calls.markLikeSeen, { payload: { profile: anna.id } });
  expect((await ben.call(calls.getLikes)).liked_by).toMatchObject([{ id: anna.id, like_new: false }]);
  const events = await openEvents(ben, '0');
  expect(await take(events, 2)).toMatchObject([{ data: { like_new: true } }, { data: { like_new: false } }]);
  await events.close();
  expect(await anna.failure(calls.markLikeSeen, { payload: { profile: ben.id } })).toBe('404 not_found');
});

test('requires a birth date before the first like', async () => {
  const [anna, ben] = [await world.join('free', { dateOfBirth: null }), await world.join()];
  const payload = { profile: ben.id };
  expect(await anna.failure(calls.likeProfile, { payload })).toBe('409 birth_date_missing');
});

test('refuses to like oneself and missing, deleted, blocking or other sites’ members', async () => {
  const anna = await world.join();
  const deletedMember = await world.join('free', { deletedAt: new Date() });
  const elsewhere = await world.join('paid');
  const blocking = await world.join();
  await world.db
    .insert(blocks)
    .values({ siteId: 'free', blockerId: blocking.id, blockedId: anna.id, createdAt: new Date() });
  for (const profile of [anna.id, 'nobody', deletedMember.id, elsewhere.id, blocking.id]) {
    expect(await anna.failure(calls.likeProfile, { payload: { profile } })).toBe('404 not_found');
  }
});

test('refuses likes of logged-out visitors', async () => {
  const ben = await world.join();
  const payload = { profile: ben.id };
  expect(await world.visitor().failure(calls.likeProfile, { payload })).toBe('403 not_logged_in');
  expect(await world.visitor().failure(calls.unlikeProfile, { payload })).toBe('403 not_logged_in');
});

test('numbers a hundred simultaneous likes without a gap and without deadlocks', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const others = await Promise.all(Array.from({ length: 25 }, () => world.join()));
  await Promise.all(
    others.flatMap((other) => [like(other, anna), like(other, ben), like(anna, other), like(ben, other)]),
  );
  const events = await openEvents(anna, '0');
  // One event per like given, one per like received, and one notification per like received.
  const ids = (await takeAll(events, 75)).map(({ id }) => Number(id));
  expect(ids).toEqual(Array.from({ length: 75 }, (_, index) => index + 1));
  await events.close();
});
