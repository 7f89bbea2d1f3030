import { openDatabase, randomIds, seed, systemClock } from '@meetcute/server';
import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test, vi } from 'vitest';
import { newDataFolder } from '../../../server/test/data-folder.ts';
import { createDemo } from '../start/demo.ts';
import { readEnvironment } from '../start/environment.ts';
import { readSites } from '../start/sites.ts';
import { newFolder, program } from '../testing/program.ts';
import { runCommandLine } from './main.ts';

/** The member of both sites whom the commands name. */
const ANNA = 'demo.anna@example.com';

const dataDir = await newDataFolder();

/** Runs the program itself, as an operator does. */
function run(args: readonly string[], change: Record<string, string> = {}) {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...change };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

beforeAll(async () => {
  const { db, close } = await openDatabase({ dataDir });
  const world = createDemo(readSites(readEnvironment({}).sitesDir), systemClock.now()).world();
  const people = world.people.filter(({ email }) => email === ANNA);
  await seed({ db, clock: systemClock, ids: randomIds }, { ...world, people, likes: [], conversations: [] });
  await close();
}, 300_000);

test('prints help, and refuses an unknown command with code 2', () => {
  expect(run(['--help'])).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(/^Usage: /) as string,
  });
  expect(run(['reportz'])).toEqual({
    status: 2,
    stdout: '',
    stderr: "There is no command 'reportz'. Did you mean: reports?\n",
  });
});

test('reads the database of a host for people and for scripts', async () => {
  expect(run(['reports', '--site', 'classic'])).toEqual({
    status: 0,
    stderr: '',
    stdout: 'Reports of classic: none\n\nComplaints of classic: none\n',
  });
  const print = vi.fn<(text: string) => void>();
  const terminal = { env: { DATA_DIR: dataDir }, folder: dataDir, print, say: vi.fn() };
  expect(await runCommandLine(['reports', '--site', 'clasic'], terminal)).toBe(1);
  expect(print).not.toHaveBeenCalled();
  const words = ['credits', 'show', ANNA, '--site', 'nocturne', '--json'];
  expect(await runCommandLine(words, terminal)).toBe(0);
  expect(JSON.parse(print.mock.calls[0]![0])).toEqual({ email: ANNA, credits: 0, entries: [] });
});

test('backs up, and restores into another data folder', { tags: 'full', timeout: 300_000 }, async () => {
  const [folder, other] = [`${newFolder('backup')}/one`, await newDataFolder()];
  const backupRun = run(['backup', folder]);
  expect([backupRun.status, backupRun.stderr]).toEqual([0, '']);
  expect(backupRun.stdout).toMatch(/^Backed up \d+ rows of \d+ tables and 0 files of photos /);
  expect(run(['restore', folder], { DATA_DIR: other })).toMatchObject({ status: 0, stderr: '' });
  const show = ['credits', 'show', ANNA, '--site', 'nocturne'];
  expect(run(show, { DATA_DIR: other })).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/: 0\n/) as string,
  });
});

test('says when a running host has the embedded database open', async () => {
  const { close } = await openDatabase({ dataDir });
  const { status, stderr } = run(['reports', '--site', 'classic']);
  await close();
  expect(status).toBe(1);
  expect(stderr).toMatch(/is using the data folder .*Stop it/);
}, 300_000);
