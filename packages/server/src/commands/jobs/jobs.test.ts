import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../../test/memory-database.ts';
import { runTestCommand } from '../../../test/run-command.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { jobs } from '../../jobs/jobs.table.ts';
import { readAudit } from '../../modules/audit/audit.repository.ts';
import { members } from '../../modules/members/members.table.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T13:30:00Z');
const SIGNED = ['--author', 'Vera', '--reason', 'The mail server is back'];

// A database without a server, whose worker would run the jobs.
let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemoryDatabase();
  const member = {
    id: 'm1',
    email: 'a@example.com',
    emailKey: 'a@example.com',
    passwordHash: 'x',
    name: 'A',
  };
  await database.db.insert(members).values({ ...member, siteId: 'free', createdAt: now });
  const job = { siteId: 'free', subject: 'm1', dueAt: later, createdAt: now };
  await database.db.insert(jobs).values([
    { ...job, id: 'failed', kind: 'farewell-mail', attempts: 3 },
    { ...job, id: 'failed-too', kind: 'report-mail', attempts: 1 },
    { ...job, id: 'waiting', kind: 'erase-member' },
    { ...job, id: 'elsewhere', kind: 'report-mail', attempts: 2, siteId: 'paid' },
  ]);
});
afterAll(() => database.close());

const run = (...args: string[]) =>
  runTestCommand(['jobs', ...args, '--site', 'free'], { db: database.db, now });
const listJobs = async (...args: string[]) =>
  ((await run('list', ...args)).data as { job: string; attempts: number; due_at: Date }[]).map(
    ({ job, attempts, due_at: due }) => [job, attempts, due],
  );

test('lists the jobs of one site, or the failed ones', async () => {
  expect(await listJobs()).toEqual([
    ['failed', 3, later],
    ['failed-too', 1, later],
    ['waiting', 0, later],
  ]);
  expect(await listJobs('--failed', '--kind', 'report-mail')).toEqual([['failed-too', 1, later]]);
  expect((await run('list', '--limit', '1')).text).toMatch(
    /^Jobs of free:\njob +kind .*\nfailed +farewell-mail +m1 +3 +2026-11-21 13:30 +2026-11-21 12:00$/,
  );
  expect((await run('list', '--kind', 'push')).text).toBe('Jobs of free: none');
});

test('makes failed jobs due with all their attempts, and records each', async () => {
  expect((await run('requeue', 'failed', ...SIGNED)).text).toMatch(/^Requeued 1 job\. /);
  expect(await listJobs()).toEqual([
    ['failed', 0, now],
    ['failed-too', 1, later],
    ['waiting', 0, later],
  ]);
  expect((await run('requeue', '--failed', ...SIGNED)).text).toMatch(/^Requeued 1 job\. /);
  expect((await run('requeue', '--failed', ...SIGNED)).text).toBe('free has no failed jobs.');
  const entries = await readAudit(database.db, { siteId: 'free', limit: 9 });
  expect(entries.map(({ action, author, reason, details }) => ({ action, author, reason, details }))).toEqual(
    [
      { job: 'failed-too', kind: 'report-mail' },
      { job: 'failed', kind: 'farewell-mail' },
    ].map((details) => ({ action: 'requeue', author: 'Vera', reason: 'The mail server is back', details })),
  );
});

test('says why a job can not be requeued', async () => {
  await expect(run('requeue', 'waiting', ...SIGNED)).rejects.toThrow(
    'The job waiting has not failed. It is due at 2026-11-21 13:30 UTC.',
  );
  await expect(run('requeue', 'elsewhere', ...SIGNED)).rejects.toThrow('free has no job elsewhere.');
});

test.each([
  [[], "The command 'jobs' needs one of: list, requeue."],
  [['purge'], "There is no command 'jobs purge'. There are: list, requeue."],
  [['list', '--kind', 'x'], /^--kind is 'x'\. Give one of: /],
  [['requeue', ...SIGNED], /^Name one job, or --failed/],
  [['requeue', 'a', '--failed', ...SIGNED], /^Name one job, or --failed/],
  [['requeue', 'a'], /^Give the reason/],
])('%j is an error of the command line', async (args, problem) => {
  await expect(run(...args)).rejects.toThrow(problem);
  await expect(run(...args)).rejects.toMatchObject({ name: 'UsageError' });
});
