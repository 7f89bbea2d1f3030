import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runInWorld } from '../../../test/run-command.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import {
  insertComplaint,
  insertReport,
  insertReportPhoto,
} from '../../modules/reports/reports.repository.ts';
import { readCommandLine } from '../read-command-line.ts';
import { reports } from './reports.command.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const list = (...args: string[]) => runInWorld(world, ['reports', ...args]);
const createTime = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));

const addReport = (id: string, minute: number, text = '', siteId = 'free', photoFilename?: string) =>
  insertReport(world.db, {
    id,
    siteId,
    reporterId: null,
    profileId: 'ben',
    profileName: 'Ben',
    category: 'scam',
    text,
    messageText: 'Send me money.',
    messageSentAt: createTime(0),
    photoFilename: photoFilename ?? null,
    createdAt: createTime(minute),
  });

test('refuses a site that the database does not have, and names those it has', async () => {
  await world.join();
  await expect(list('--site', 'fre')).rejects.toThrow("This database has no site 'fre'. There are: free.");
});

test('says when a site has no reports or complaints', async () => {
  expect(await list('--site', 'free')).toEqual({
    text: 'Reports of free: none\n\nComplaints of free: none',
    data: { reports: [], complaints: [] },
  });
});

test('lists the newest first, up to the limit, of one site only, one line each', async () => {
  await addReport('r-old', 1);
  await addReport('r-mid', 2, `first\nsecond \u001b[31m${'a'.repeat(100)}`);
  await addReport('r-new', 3);
  await addReport('r-else', 4, '', 'paid');
  const complaint = { id: 'c-1', siteId: 'free', memberId: null, language: null, createdAt: createTime(5) };
  await insertComplaint(world.db, {
    ...complaint,
    name: 'Kim',
    email: 'kim@example.com',
    subject: 'Bill',
    text: 'No.',
  });
  const { text, data } = await list('--site', 'free', '--limit', '2');
  expect(data).toMatchObject({
    reports: [
      { receipt: 'r-new', state: 'received' },
      { receipt: 'r-mid', message: 'Send me money.' },
    ],
    complaints: [{ receipt: 'c-1', email: 'kim@example.com' }],
  });
  expect(text.match(/\br-\w+|\bc-1/g)).toEqual(['r-new', 'r-mid', 'c-1']);
  expect(text.split('\n')).toHaveLength(8);
  expect(text).toContain('2026-11-21 12:03  received  scam      ben      Ben');
  expect(text).toContain('first second [31maaa');
  expect(text).not.toContain('\u001b');
});

test('writes the photos of the listed reports into a folder readable only by the user', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'meetcute-reports-')), 'photos');
  onTestFinished(() => rm(dirname(folder), { recursive: true }));
  const data = Uint8Array.from([0, 255, 7]);
  await addReport('r-kept', 6, '', 'shown', 'photos/a/640.webp');
  await insertReportPhoto(world.db, { reportId: 'r-kept', siteId: 'shown', data });
  await addReport('r-lost', 7, '', 'shown', 'photos/b/640.webp');
  await addReport('r-drawn', 8, '', 'shown', 'portraits/c.webp');
  const { text: hint } = await list('--site', 'shown');
  expect(hint).toContain('--photos <folder>');
  const { text } = await list('--site', 'shown', '--photos', folder);
  expect(text).toContain(`Photo of r-lost: not kept\nPhoto of r-kept: ${folder}/r-kept.webp\n`);
  expect(await readdir(folder)).toEqual(['r-kept.webp']);
  expect(Uint8Array.from(await readFile(join(folder, 'r-kept.webp')))).toEqual(data);
  expect((await stat(join(folder, 'r-kept.webp'))).mode & 0o077).toBe(0);
});

test('explains wrong arguments in one sentence', () => {
  const read = (...args: string[]) => readCommandLine(reports, args).values;
  expect(read('--site', 'free')).toEqual({ site: 'free', limit: 20 });
  expect(() => read()).toThrow('Name the site: --site classic.');
  expect(() => read('--site', 'free', '--limit', '0')).toThrow(/from 1 to 1000/);
  expect(() => read('--everything')).toThrow(/everything/);
});
