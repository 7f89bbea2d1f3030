import { calls } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import { runInWorld } from '../../../test/run-command.ts';
import { eraseMember } from '../account/deletion.usecases.ts';
import { decideCase } from '../cases/decide.usecases.ts';
import { correctCredits } from '../ledger/corrections.usecases.ts';
import { removeOldAudit } from './audit.job.ts';
import { appendAudit, readAudit } from './audit.repository.ts';
import { auditLog } from './audit.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await world.join('free', { name: 'Anna' });
});
afterAll(() => world.close());

const now = () => world.services.clock.now();
const makeWarning = (subjectId: string) =>
  ({
    siteId: 'free',
    at: now(),
    author: 'Robin',
    action: 'warn',
    subjectKind: 'member',
    subjectId,
    reason: 'Spam',
  }) as const;
const append = (id: string, fail = false) =>
  createUnitOfWork({ ...world.services, worker: idleWorker }, { siteId: 'free', now: now() }).run(
    [],
    async (change) => {
      await appendAudit(change, makeWarning(id));
      if (fail) throw new Error('later');
    },
  );
const actionsOn = async (kind: 'member' | 'case', id: string) =>
  readAudit(world.db, { siteId: 'free', subject: { kind, id }, limit: 9 });

test('an entry is stored with its change, or not at all', async () => {
  await append('kept');
  await expect(append('lost', true)).rejects.toThrow('later');
  expect(await actionsOn('member', 'kept')).toMatchObject([{ author: 'Robin', reason: 'Spam' }]);
  expect(await actionsOn('member', 'lost')).toEqual([]);
});

test('an entry cannot be rewritten', async () => {
  await append('fixed');
  const update = world.db.update(auditLog).set({ author: 'Sam' });
  await expect(update).rejects.toMatchObject({ cause: { message: 'The audit log is append-only' } });
  expect(await actionsOn('member', 'fixed')).toMatchObject([{ author: 'Robin' }]);
});

test('a correction of credits is in the log, and one that is refused is not', async () => {
  const ben = await world.join('free', { name: 'Ben' });
  const correction = { siteId: 'free', memberId: ben.id, reason: 'Lost message', author: 'Robin' };
  await correctCredits(world.services, { ...correction, by: 5, now: now() });
  await expect(correctCredits(world.services, { ...correction, by: -9, now: now() })).rejects.toThrow(
    'no credits',
  );
  expect(await actionsOn('member', ben.id)).toMatchObject([
    { action: 'correct', author: 'Robin', reason: 'Lost message', details: { by: 5, credits: 5 } },
  ]);
});

test('a decision is in the log', async () => {
  const anna = await world.join('free', { name: 'Anna' });
  const ben = await world.join('free', { name: 'Ben' });
  const payload = { profile: ben.id, category: 'fake' as const, text: 'That is my cousin.' };
  const { receipt: reference } = await anna.call(calls.report, { payload });
  const decision = { reference, after: null, ground: 'usage', facts: 'Another person.' } as const;
  await decideCase(world.services, {
    ...decision,
    site: { id: 'free' },
    action: 'warning',
    isAutomated: false,
    author: 'Robin',
    now: now(),
  });
  expect(await actionsOn('case', reference)).toMatchObject([
    {
      action: 'decide',
      author: 'Robin',
      reason: 'Another person.',
      details: { action: 'warning', ground: 'usage', appeal: null },
    },
  ]);
});

test('the command lists the entries of a site, newest first, by subject and by author', async () => {
  await append('first');
  await append('second');
  const list = (...options: string[]) =>
    runInWorld(world, ['moderation', 'audit', '--site', 'free', ...options]);
  const { text: listText, data } = await list('--author', 'Robin');
  expect(listText.indexOf('member/second')).toBeGreaterThan(0);
  expect(listText.indexOf('member/second')).toBeLessThan(listText.indexOf('member/first'));
  expect((data as { subject: object }[])[0]?.subject).toEqual({ kind: 'member', id: 'second' });
  expect((await list('--subject', 'member/first')).text).toContain('the newest 1');
  expect(await list('--author', 'Nobody')).toEqual({ text: 'Audit log of free: no entries', data: [] });
});

test.each([
  ['no site', ['audit'], 'Name the site'],
  ['an unknown site', ['audit', '--site', 'mars'], "This database has no site 'mars'"],
  ['an unknown kind', ['audit', '--site', 'free', '--subject', 'cat/1'], "--subject is 'cat/1'"],
  ['a kind alone', ['audit', '--site', 'free', '--subject', 'member'], "--subject is 'member'"],
  ['a wrong limit', ['audit', '--site', 'free', '--limit', '0'], "--limit is '0'"],
  ['another command', ['shout'], "There is no command 'moderation shout'. There are: warn"],
])('the command refuses %s', async (_, args, problem) => {
  await expect(runInWorld(world, ['moderation', ...args])).rejects.toThrow(problem);
});

test('entries are removed after a year', async () => {
  await append('old');
  await removeOldAudit(world.db, 'free', new Date(now().getTime() + 365 * DAY_MS));
  expect(await actionsOn('member', 'old')).toHaveLength(1);
  await removeOldAudit(world.db, 'free', new Date(now().getTime() + 366 * DAY_MS));
  expect(await actionsOn('member', 'old')).toEqual([]);
});

test('entries about a member are erased with the account', async () => {
  const deletedAt = new Date(now().getTime() - 31 * DAY_MS);
  const [deletedMember, other] = await world.add('free', [{ deletedAt }, {}]);
  await append(deletedMember!.id);
  await append(other!.id);
  await eraseMember(world.services, { siteId: 'free', subject: deletedMember!.id });
  expect(await actionsOn('member', deletedMember!.id)).toEqual([]);
  expect(await actionsOn('member', other!.id)).toHaveLength(1);
});
