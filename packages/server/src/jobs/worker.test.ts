import { DrizzleQueryError } from 'drizzle-orm';
import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, onTestFinished, test } from 'vitest';
import { openTestWorld } from '../../test/test-world.ts';
import { createBackground } from '../background.ts';
import type { Database } from '../database/database.ts';
import { createNotifier, silentLog } from '../ports/defaults.ts';
import { addJobs, readQueue } from './jobs.repository.ts';
import { jobs } from './jobs.table.ts';
import { startWorker } from './worker.ts';

const createError = () =>
  new DrizzleQueryError('select', [], Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

test('runs a job exactly once when the database is back', async () => {
  const { db, services, close } = await openTestWorld();
  onTestFinished(close);
  // One query takes the job, one is the job itself, one removes it.
  const outages = [true, false, true, false, true, false];
  const failing = new Proxy(db, {
    get: (target, name) => {
      const isQuery = ['delete', 'update', '_'].includes(String(name));
      if (isQuery && outages.shift()) throw createError();
      return Reflect.get(target, name);
    },
  }) as Database;
  const now = services.clock.now();
  const job = { id: 'one', siteId: 'free', kind: 'report-mail', subject: 'x' } as const;
  await addJobs(db, [{ ...job, dueAt: now, createdAt: now }]);
  const background = createBackground(services.log);
  const notifier = createNotifier();
  let startCount = 0;
  const run = async () => {
    startCount += 1;
    if (startCount === 1) throw createError();
  };
  startWorker({ ...services, db: failing, log: silentLog, background, notifier }, {
    'report-mail': { run },
  } as unknown as Parameters<typeof startWorker>[1]);
  await expect.poll(() => db.$count(jobs)).toBe(0);
  notifier.close();
  await background.settle();
  expect(startCount).toBe(2);
});

test('a kind of job with more attempts is tried longer than others', async () => {
  const { db, services, close } = await openTestWorld();
  onTestFinished(close);
  let now = services.clock.now();
  const dates = { dueAt: now, createdAt: now };
  const jobOf = (kind: 'report-mail' | 'order-mail') => ({ id: kind, siteId: 'free', kind, subject: 'x' });
  await addJobs(db, [
    { ...jobOf('report-mail'), ...dates },
    { ...jobOf('order-mail'), ...dates },
  ]);
  const background = createBackground(services.log);
  const notifier = createNotifier();
  const starts: Record<string, number> = { 'report-mail': 0, 'order-mail': 0 };
  const run = async ({ kind }: { kind: string }) => {
    starts[kind]! += 1;
    throw new Error('The mail server is down');
  };
  const tools = { ...services, clock: { now: () => now }, log: silentLog, background, notifier };
  const handlers = { 'report-mail': { run }, 'order-mail': { run, attempts: 13 } };
  const worker = startWorker(tools, handlers as unknown as Parameters<typeof startWorker>[1]);
  for (let passes = 1; passes <= 14; passes += 1) {
    await expect
      .poll(() => starts, { timeout: 20_000 })
      .toEqual({ 'report-mail': Math.min(passes, 8), 'order-mail': Math.min(passes, 13) });
    now = new Date(now.getTime() + 7 * 86_400_000);
    worker.trigger([
      { kind: 'report-mail', ...dates },
      { kind: 'order-mail', ...dates },
    ]);
  }
  await expect.poll(() => db.$count(jobs)).toBe(0);
  notifier.close();
  await background.settle();
  expect(starts).toEqual({ 'report-mail': 8, 'order-mail': 13 });
});

test('a job does not run in the context of the request that triggered its lane', async () => {
  const { db, services, close } = await openTestWorld();
  onTestFinished(close);
  const request = new AsyncLocalStorage<string>();
  const background = createBackground(services.log);
  const notifier = createNotifier();
  const seenRequests: unknown[] = [];
  const run = async () => void seenRequests.push(request.getStore());
  const tools = { ...services, log: silentLog, background, notifier };
  const worker = startWorker(tools, { 'report-mail': { run } } as unknown as Parameters<
    typeof startWorker
  >[1]);
  await background.settle();
  const now = services.clock.now();
  const job = {
    id: 'one',
    siteId: 'free',
    kind: 'report-mail',
    subject: 'x',
    dueAt: now,
    createdAt: now,
  } as const;
  await addJobs(db, [job]);
  request.run('abc-12345', () => worker.trigger([job]));
  await background.settle();
  notifier.close();
  expect(seenRequests).toEqual([undefined]);
});

test('the queue shows its jobs by kind and how long the oldest has been due, and the worker its failures', async () => {
  const { db, services, close } = await openTestWorld();
  onTestFinished(close);
  const now = services.clock.now();
  const job = { siteId: 'free', kind: 'report-mail', subject: 'x', createdAt: now } as const;
  const createTime = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await addJobs(db, [
    { ...job, id: 'one', dueAt: createTime(-90) },
    { ...job, id: 'two', dueAt: createTime(-30) },
    { ...job, id: 'three', kind: 'news-mail', dueAt: createTime(60) },
  ]);
  expect((await readQueue(db, now)).toSorted((a, b) => a.count - b.count)).toEqual([
    { kind: 'news-mail', count: 1, dueSeconds: 0 },
    { kind: 'report-mail', count: 2, dueSeconds: 90 },
  ]);
  const background = createBackground(services.log);
  const notifier = createNotifier();
  const run = () => Promise.reject(new Error('The mail server is down'));
  const tools = { ...services, log: silentLog, background, notifier };
  const worker = startWorker(tools, { 'report-mail': { run } } as unknown as Parameters<
    typeof startWorker
  >[1]);
  await background.settle();
  notifier.close();
  expect([...worker.failures]).toEqual([['report-mail', 2]]);
});

test('one added job makes one lane of its kind look for jobs, several as many', async () => {
  const { db, services, close } = await openTestWorld();
  onTestFinished(close);
  const background = createBackground(services.log);
  const notifier = createNotifier();
  let claims = 0;
  const counting = new Proxy(db, {
    get: (target, name) => {
      if (name === '_') claims += 1;
      return Reflect.get(target, name);
    },
  }) as Database;
  const tools = { ...services, db: counting, log: silentLog, background, notifier };
  const handlers = { 'report-mail': { run: async () => {}, width: 4 } };
  const worker = startWorker(tools, handlers as unknown as Parameters<typeof startWorker>[1]);
  await background.settle();
  const now = services.clock.now();
  const runJobs = async (ids: readonly string[]) => {
    const addedJobs = ids.map(
      (id) => ({ id, siteId: 'free', kind: 'report-mail', subject: id, dueAt: now, createdAt: now }) as const,
    );
    await addJobs(db, addedJobs);
    claims = 0;
    worker.trigger(addedJobs);
    await background.settle();
    expect(await db.$count(jobs)).toBe(0);
    return claims;
  };
  // Each lane looks once more after its job.
  expect(await runJobs(['one'])).toBe(2);
  expect(await runJobs(['two', 'three'])).toBe(4);
  expect(await runJobs(['a', 'b', 'c', 'd', 'e', 'f'])).toBe(10);
  notifier.close();
});
