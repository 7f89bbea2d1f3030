import { calls } from '@meetcute/contract';
import { NO_END } from '@meetcute/core';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runInWorld } from '../../../test/run-command.ts';
import { openEvents } from '../../../test/test-events.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { listJobs } from '../../jobs/jobs.repository.ts';
import { readAudit } from '../../modules/audit/audit.repository.ts';
import { updateMember } from '../../modules/members/members.repository.ts';

const SIGNED = ['--author', 'Vera', '--reason', 'Asked by phone'];

let world: TestWorld;
let anna: TestMember;
const folder = mkdtempSync(join(tmpdir(), 'meetcute-members-'));
beforeAll(async () => {
  world = await openTestWorld();
  anna = await world.join('free', {
    email: 'Anna_1@example.com',
    emailKey: 'anna_1@example.com',
    name: 'Anna',
  });
  await world.join('free', {
    email: 'annax1@example.com',
    emailKey: 'annax1@example.com',
    name: 'Ben\u001b[31m',
  });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) => runInWorld(world, ['members', ...args, '--site', 'free']);
const audit = async (member: TestMember) =>
  (await readAudit(world.db, { siteId: 'free', subject: { kind: 'member', id: member.id }, limit: 9 })).map(
    ({ action, author, reason }) => ({ action, author, reason }),
  );

test.each([
  ['an address in capitals', 'ANNA_1@EXAMPLE.COM', ['Anna']],
  ['a part of an address, in which _ is no pattern', 'anna_', ['Anna']],
  ['a name in any case', 'aNN', ['Anna', 'Ben\u001b[31m']],
  ['an unknown text', '%', []],
])('finds members by %s', async (_, text, names) => {
  const { data } = await run('find', text);
  expect((data as { name: string }[]).map(({ name }) => name).toSorted()).toEqual(names);
});

test('lists the members whose names would be refused today', async () => {
  await world.join('free', { name: 'Mоderator' });
  await world.join('free', { name: 'mira example com' });
  await world.join('free', { name: 'Suppé' });
  await world.join('free', { name: 'Not fictional', deletedAt: world.services.clock.now() });
  const { data, text } = await run('names');
  const causes = (data as { name: string; cause: string }[]).map(({ name, cause }) => [name, cause]);
  expect(Object.fromEntries(causes)).toEqual({
    Mоderator: 'imitates the site, its staff or a label',
    'mira example com': 'contains an address or a link',
  });
  expect(text.split('\n')).toHaveLength(3);
  expect((await run('names', '--limit', '1')).data).toHaveLength(1);
  await expect(run('names', 'anna')).rejects.toThrow('members names --site <id>');
});

test('lists members as a table without control characters, and finds one by id', async () => {
  const { text } = await run('find', anna.id);
  expect(text.split('\n')).toHaveLength(2);
  expect(text).toMatch(/ Anna_1@example\.com +Anna +active +2026-11-21 12:00 /);
  expect((await run('find', 'annax1')).text).not.toContain('\u001b');
  expect((await run('find', 'nobody')).text).toBe("free has no member with 'nobody'.");
});

test('shows an account without its password', async () => {
  const { text, data } = await run('show', 'anna_1@example.com');
  expect(text).toMatch(/^sessions +1$/m);
  expect(text).toMatch(/^deleted at +-$/m);
  expect(data).toMatchObject({ id: anna.id, sessions: 1, photos: 0, cases: 0, deleted_at: null });
  expect(JSON.stringify(data)).not.toMatch(/password/i);
});

test('exports the same data as the member can, into a file that only the operator can read', async () => {
  const file = join(folder, 'anna.json');
  expect((await run('export', anna.id, '--file', file, ...SIGNED)).text).toBe(
    `Wrote the data of Anna_1@example.com to ${file}.`,
  );
  const exportedData = (await (await anna.fetch('/api/export.php')).json()) as object;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(exportedData);
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(run('export', anna.id, '--file', file, ...SIGNED)).rejects.toThrow(/can't be written: EEXIST/);
  expect(await audit(anna)).toEqual([{ action: 'export', author: 'Vera', reason: 'Asked by phone' }]);
});

test('ends all sessions with their open pages', async () => {
  const cleo = await world.join('free');
  const events = await openEvents(cleo);
  expect((await events.next())?.type).toBe('reset');
  expect((await run('log-out', cleo.id, ...SIGNED)).text).toMatch(/^Ended all sessions of /);
  expect(await cleo.failure(calls.getUser)).toBe('403 not_logged_in');
  expect(await events.next()).toBeNull();
  expect(await audit(cleo)).toEqual([{ action: 'log_out', author: 'Vera', reason: 'Asked by phone' }]);
});

test('calls suspended and banned members so, until the suspension has ended', async () => {
  const [eva, finn] = [await world.join('free', { name: 'Eva' }), await world.join('free', { name: 'Finn' })];
  const suspensionEnd = new Date('2026-12-01T00:00:00Z');
  await updateMember(world.db, 'free', eva.id, { suspendedUntil: suspensionEnd });
  await updateMember(world.db, 'free', finn.id, { suspendedUntil: NO_END });
  expect((await run('show', eva.id)).data).toMatchObject({
    state: 'suspended',
    suspended_until: suspensionEnd,
  });
  expect((await run('show', finn.id)).data).toMatchObject({ state: 'banned', suspended_until: null });
  expect((await run('find', finn.id)).text).toMatch(/ Finn +banned /);
  await updateMember(world.db, 'free', eva.id, { suspendedUntil: world.services.clock.now() });
  expect((await run('show', eva.id)).data).toMatchObject({ state: 'active', suspended_until: null });
});

test('deletes an account as its member would, once', async () => {
  const dora = await world.join('free');
  expect((await run('delete', dora.id, ...SIGNED)).text).toMatch(/^Deleted the account of .* after 30 days/);
  expect(await dora.failure(calls.getUser)).toBe('403 not_logged_in');
  expect(await anna.failure(calls.getProfile, { query: { id: dora.id } })).toMatch(/^404/);
  const jobs = await listJobs(world.db, { siteId: 'free' }, 99);
  expect(jobs.filter(({ subject }) => subject === dora.id).map(({ kind }) => kind)).toContain('erase-member');
  expect((await run('show', dora.id)).data).toMatchObject({
    state: 'deleted',
    deleted_at: new Date('2026-11-21T12:00:00Z'),
    erased_from: new Date('2026-12-21T12:00:00Z'),
  });
  expect(await audit(dora)).toEqual([{ action: 'delete', author: 'Vera', reason: 'Asked by phone' }]);
  await expect(run('delete', dora.id, ...SIGNED)).rejects.toThrow(
    /was deleted already, at 2026-11-21 12:00 UTC/,
  );
});

test('deletes no fictional profile, and nobody of another site', async () => {
  const robin = await world.join('free', { fictional: true });
  await expect(run('delete', robin.id, ...SIGNED)).rejects.toThrow(/is a fictional profile/);
  const other = await world.join('paid');
  await expect(run('delete', other.id, ...SIGNED)).rejects.toThrow(
    `free has no member with the address or id`,
  );
  expect((await other.call(calls.getUser)).user.profile.id).toBe(other.id);
  expect(await audit(robin)).toEqual([]);
});

test.each([
  [
    ['remove', 'x'],
    "There is no command 'members remove'. There are: find, names, show, export, log-out, delete.",
  ],
  [['delete', 'x', '--author', 'Vera'], 'Give the reason, which stays in the audit log: --reason "…".'],
  [['log-out', 'x', '--reason', 'because', '--author', ' '], 'Name who does it: --author "…".'],
  [['delete', ...SIGNED], 'Name one member by address or id: members delete <email|id>.'],
  [['export', 'x', ...SIGNED], 'Name a new file for the data, which only you can read: --file anna.json.'],
  [['find', 'x', '--limit', 'many'], "--limit is 'many'. Give a number from 1 to 1000."],
])('%j is an error of the command line', async (args, problem) => {
  await expect(run(...args)).rejects.toMatchObject({ name: 'UsageError', message: problem });
});
