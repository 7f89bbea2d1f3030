import { DrizzleQueryError } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openTestWorld } from '../../test/test-world.ts';
import { createBackground } from '../background.ts';
import type { Database } from '../database/database.ts';
import { createNotifier, silentLog } from '../ports/defaults.ts';
import { addJobs } from './jobs.repository.ts';
import { jobs } from './jobs.table.ts';
import { startWorker } from './worker.ts';

const refused = () =>
  new DrizzleQueryError('select', [], Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

test('runs a job exactly once when the database is back', async () => {
  const { db, services, close } = await openTestWorld();
  onTestFinished(close);
  // One query takes the job, one is the job itself, one removes it.
  const outages = [true, false, true, false, true, false];
  const failing = new Proxy(db, {
    get: (target, name) => {
      const isQuery = ['delete', 'update', '_'].includes(String(name));
      if (isQuery && outages.shift()) throw refused();
      return Reflect.get(target, name);
    },
  }) as Database;
  const now = services.clock.now();
  const job = { id: 'one', siteId: 'free', kind: 'report-mail', subject: 'x' } as const;
  await addJobs(db, [{ ...job, dueAt: now, createdAt: now }]);
  const background = createBackground(services.log);
  const notifier = createNotifier();
  let started = 0;
  const run = async () => {
    started += 1;
    if (started === 1) throw refused();
  };
  startWorker({ ...services, db: failing, log: silentLog, background, notifier }, {
    'report-mail': { run },
  } as unknown as Parameters<typeof startWorker>[1]);
  await expect.poll(() => db.$count(jobs)).toBe(0);
  notifier.close();
  await background.settle();
  expect(started).toBe(2);
});
