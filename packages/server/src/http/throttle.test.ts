import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { attempts } from './requests.table.ts';
import { removeOldAttempts } from './throttle.repository.ts';
import { createViewThrottle, throttle } from './throttle.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const createTime = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
const viewAt = (seconds: number, user: string | null, network: string | null = 'net') => ({
  site: { id: 'free' },
  user: user === null ? null : { id: user },
  visitor: `${seconds}`,
  network,
  now: createTime(seconds),
});

test('counts the viewer and the network separately, each in its own window', async () => {
  const admit = createViewThrottle({
    viewer: { name: 'own', max: 2, window: 10_000 },
    visitors: { name: 'guests', max: 1, window: 60_000 },
    members: { name: 'shared', max: 3, window: 60_000 },
  });
  await admit(world.db, viewAt(0, 'anna'));
  await admit(world.db, viewAt(1, 'anna'));
  await expect(admit(world.db, viewAt(2, 'anna'))).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 8,
  });
  // Anna's window has expired, the network's is full.
  await expect(admit(world.db, viewAt(20, 'anna'))).rejects.toMatchObject({ retryAfter: 40 });
  await expect(admit(world.db, viewAt(21, 'ben'))).rejects.toMatchObject({ retryAfter: 39 });
  await admit(world.db, viewAt(22, 'ben', null));
  await admit(world.db, viewAt(61, 'kim'));
});

test('counts visitors of a network together, and apart from its members', async () => {
  const limit = { max: 2, window: 60_000 };
  const admit = createViewThrottle({
    viewer: { name: 'each', ...limit },
    visitors: { name: 'visitors', ...limit },
    members: { name: 'members', ...limit },
  });
  for (const seconds of [0, 1]) await admit(world.db, viewAt(seconds, null));
  await expect(admit(world.db, viewAt(2, null))).rejects.toMatchObject({ retryAfter: 58 });
  await admit(world.db, viewAt(2, null, 'another'));
  await admit(world.db, viewAt(2, 'anna'));
});

test('removes counts after a day', async () => {
  await removeOldAttempts(world.db, createTime(86_400 + 30));
  const remainingRows = await world.db.select().from(attempts);
  expect(remainingRows.filter(({ bucket }) => /^(own|shared):/.test(bucket))).toHaveLength(2);
  await removeOldAttempts(world.db, createTime(86_400 + 62));
  expect(await world.db.$count(attempts)).toBe(0);
});

test('a transaction that counts an attempt still waits until its changes are on disk', async () => {
  const limit = { name: 'in-transaction', max: 1, window: 1000 };
  const result = await world.db.transaction(async (tx) => {
    await throttle(tx, limit, { siteId: 'free', subject: 'anna', now: createTime(0) });
    return tx.execute(sql`select current_setting('synchronous_commit') as setting`);
  });
  expect(result).toMatchObject({ rows: [{ setting: 'on' }] });
});
