import { calls } from '@meetcute/contract';
import { defaultPreferences } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { addJobs, claimJob, rescheduleJob, removeJob } from '../../jobs/jobs.repository.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import { members } from '../members/members.table.ts';
import { pushJob } from '../push/push-subject.rules.ts';
import {
  countNewer,
  listNotifications,
  newestNotification,
  removeOldNotifications,
} from './notifications.repository.ts';
import { notifications } from './notifications.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const now = () => world.services.clock.now();

const like = (sender: TestMember, recipient: TestMember) =>
  sender.call(calls.likeProfile, { payload: { profile: recipient.id } });

const entriesOf = ({ id }: TestMember) => world.db.$count(notifications, eq(notifications.memberId, id));

test('keeps notifications for 90 days, separately per site', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  await like(anna, ben);
  const later = (days: number) => new Date(now().getTime() + days * 86_400_000);
  await removeOldNotifications(world.db, 'free', later(90));
  await removeOldNotifications(world.db, 'paid', later(91));
  expect(await entriesOf(ben)).toBe(1);
  await removeOldNotifications(world.db, 'free', later(91));
  expect(await entriesOf(ben)).toBe(0);
});

test('shows notifications of a member only on their own site', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  await like(anna, ben);
  const readCounts = async (siteId: string) => {
    const owner = { siteId, memberId: ben.id, now: world.services.clock.now() };
    const list = await listNotifications(world.db, owner, { before: null, limit: 10 });
    return [
      list.length,
      await countNewer(world.db, owner, 0),
      (await newestNotification(world.db, owner)) > 0,
    ];
  };
  expect([await readCounts('free'), await readCounts('paid')]).toEqual([
    [1, 1, true],
    [0, 0, false],
  ]);
});

test('includes notifications and preferences in an export', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  await like(anna, ben);
  const chosenPreferences = { ...defaultPreferences, match: { app: false, push: false, mail: false } };
  await ben.call(calls.saveNotifications, { payload: { preferences: chosenPreferences } });
  expect(await ben.call(calls.exportUser)).toMatchObject({
    notifications: [{ kind: 'like', profile: anna.id, account: null, at: now().toISOString() }],
    notification_preferences: chosenPreferences,
  });
});

test('erases a member’s notifications, and those about the member', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  await like(anna, ben);
  await like(ben, anna);
  await world.db.delete(members).where(eq(members.id, anna.id));
  expect([await entriesOf(anna), await entriesOf(ben)]).toEqual([0, 0]);
});

test('writes no notifications for a fictional profile', async () => {
  const [anna, sofia] = [await world.join(), await world.join('free', { fictional: true })];
  await world.db.delete(jobs);
  await like(anna, sofia);
  expect([await entriesOf(sofia), await world.db.$count(jobs)]).toEqual([0, 0]);
});

test('numbers notifications of simultaneous likes in the order of the log', async () => {
  const ben = await world.join();
  const others = await Promise.all(Array.from({ length: 8 }, () => world.join()));
  await Promise.all(others.map((other) => like(other, ben)));
  const { notifications: list, unread } = await ben.call(calls.getNotifications);
  expect([list.length, unread]).toEqual([8, 8]);
  const ids = list.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

test('adds a job once, repeats it when it was added during its run, and can reschedule it', async () => {
  await world.db.delete(jobs);
  const job = () =>
    pushJob('free', { memberId: 'm', kind: 'like', about: 'p', device: null }, { now: now(), wait: 0 });
  const claim = async () => (await claimJob(world.db, 'push', now()))!;
  for (let count = 0; count < 2; count += 1) await addJobs(world.db, [job()]);
  expect(await world.db.$count(jobs)).toBe(1);
  const claimedJob = await claim();
  await addJobs(world.db, [job()]);
  await removeJob(world.db, claimedJob);
  const again = await claim();
  expect(again.id).toBe(claimedJob.id);
  await rescheduleJob(world.db, again, new Date(now().getTime() + 1000));
  expect(await claimJob(world.db, 'push', now())).toBeNull();
  world.pass(1000);
  await removeJob(world.db, await claim());
  expect(await world.db.$count(jobs)).toBe(0);
});
