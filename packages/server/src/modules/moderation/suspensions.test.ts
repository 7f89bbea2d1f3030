import { calls } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEvents } from '../../../test/test-events.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { runInWorld } from '../../../test/run-command.ts';
import type { OutgoingMail } from '../../ports/ports.ts';
import { mailDecision } from '../cases/case-mails.job.ts';
import { updateMember } from '../members/members.repository.ts';
import { quickHasher } from '../../../test/quick-hasher.ts';
import { members } from '../members/members.table.ts';
import { photos } from '../photos/photos.table.ts';
import { readMember } from '../profile/profile.repository.ts';
import { measuresOn } from './measures.repository.ts';

const PASSWORD = 'a quiet lantern';
const passwordHash = await quickHasher.hash(PASSWORD);
const EVERYONE = { manual_search: true, do_not_save: true } as const;
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({
    storage: { put: async () => {}, get: async () => Uint8Array.of(1), delete: async () => {} },
  });
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const now = () => world.services.clock.now();
const in_ = (days: number) => new Date(now().getTime() + days * DAY_MS).toISOString();

/** Runs a command about a member of the site `free`. */
const command = async (name: string, { id }: TestMember, ...options: string[]) => {
  const args = ['--site', 'free', '--reason', 'Sells things.', '--author', 'Robin'];
  return (await runInWorld(world, ['moderation', name, id, ...args, ...options])).text;
};
const suspend = (member: TestMember, days = 7) => command('suspend', member, '--until', in_(days));

const join = (name: string) =>
  world.join('free', { name, language: 'en', passwordHash, emailConfirmedAt: now() });

/** Two members who like each other and have written to each other. */
async function friends() {
  const [anna, ben] = [await join('Anna'), await join('Ben')];
  await anna.call(calls.likeProfile, { payload: { profile: ben.id } });
  await ben.call(calls.likeProfile, { payload: { profile: anna.id } });
  const { id: conversation } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  for (const member of [ben, anna])
    await member.call(calls.sendMessage, {
      payload: { conversation, text: 'Hello', client_id: world.services.ids.id() },
    });
  return { anna, ben, conversation };
}

const logIn = async ({ id }: TestMember, password = PASSWORD) => {
  const body = JSON.stringify({ email: `${id}@example.com`, password });
  const response = await world.visitor().fetch('/api/login.php', { method: 'POST', body });
  const { error } = (await response.json()) as { error?: { code: string; fields?: object } };
  return [response.status, error?.code ?? null, error?.fields ?? null];
};

const profileOf = (viewer: TestMember, { id }: TestMember) =>
  viewer.fetch(`/api/profile.php?id=${id}`).then(({ status }) => status);

/** Returns what a member sees of another one: in the search with its total, on the profile page, in likes and in chats. */
async function sees(viewer: TestMember, other: TestMember) {
  const { profiles, paging } = await viewer.call(calls.search, { query: EVERYONE });
  const likes = await viewer.call(calls.getLikes);
  const { chats } = await viewer.call(calls.getChats);
  const { notifications } = await viewer.call(calls.getNotifications, { query: {} });
  const has = (list: readonly { id: string }[]) => list.some(({ id }) => id === other.id);
  return {
    search: has(profiles),
    total: paging.num_results,
    page: await profileOf(viewer, other),
    likes: [has(likes.profiles), has(likes.liked_by)],
    chats: chats.some(({ profile }) => profile.id === other.id),
    notifications: notifications.some(({ profile }) => profile?.id === other.id),
  };
}

test('a suspension ends every session with its streams, and refuses the log-in after a right password only', async () => {
  const ben = await join('Ben');
  const events = await openEvents(ben);
  expect(await events.next()).toMatchObject({ type: 'reset' });
  expect(await suspend(ben)).toContain(`Suspended ${ben.id}@example.com until`);
  expect(await events.next()).toBeNull();
  expect(await ben.failure(calls.getUser)).toBe('403 not_logged_in');
  expect(await logIn(ben, 'a guess')).toEqual([401, 'wrong_login', null]);
  expect(await logIn(ben)).toEqual([403, 'suspended', { until: in_(7) }]);
  world.pass(7 * DAY_MS);
  expect(await logIn(ben)).toEqual([200, null, null]);
});

test('a session that opens beside the suspension does not work', async () => {
  const ben = await join('Ben');
  await updateMember(world.db, 'free', ben.id, { suspendedUntil: new Date(in_(1)) });
  expect(await ben.failure(calls.getUser)).toBe('403 not_logged_in');
  world.pass(DAY_MS);
  expect((await ben.call(calls.getUser)).user.profile.id).toBe(ben.id);
});

test('a suspended member is hidden everywhere, and back by itself when the suspension has ended', async () => {
  const { anna, ben } = await friends();
  const viewBefore = await sees(anna, ben);
  expect(viewBefore).toMatchObject({
    search: true,
    page: 200,
    likes: [true, true],
    chats: true,
    notifications: true,
  });
  await suspend(ben);
  expect(await sees(anna, ben)).toEqual({
    search: false,
    total: viewBefore.total - 1,
    page: 404,
    likes: [false, false],
    chats: false,
    notifications: false,
  });
  world.pass(7 * DAY_MS);
  expect(await sees(anna, ben)).toEqual(viewBefore);
});

test('the number of found members is right for visitors and beside a block', async () => {
  const [anna, ben] = [await join('Anna'), await join('Ben')];
  const total = async (browser: Pick<TestMember, 'call'>) =>
    (await browser.call(calls.search, { query: EVERYONE })).paging.num_results;
  await anna.call(calls.blockProfile, { payload: { profile: ben.id } });
  const [forAnna, forVisitors] = [await total(anna), await total(world.visitor())];
  await suspend(ben);
  expect([await total(anna), await total(world.visitor())]).toEqual([forAnna, forVisitors - 1]);
});

test('nobody can write to a suspended member, or like it', async () => {
  const { anna, ben, conversation } = await friends();
  await suspend(ben);
  const payload = { conversation, text: 'Are you there?', client_id: world.services.ids.id() };
  expect(await anna.failure(calls.sendMessage, { payload })).toBe('404 not_found');
  const other = await join('Carla');
  expect(await other.failure(calls.likeProfile, { payload: { profile: ben.id } })).toBe('404 not_found');
});

test('photos of a suspended member are hidden', async () => {
  const [anna, ben] = [await join('Anna'), await join('Ben')];
  const id = world.services.ids.id();
  const key = `photos/${id}/640.webp`;
  const row = { id, siteId: 'free', memberId: ben.id, position: 0, thumbFilename: key, createdAt: now() };
  await world.db.insert(photos).values({ ...row, sizes: [{ width: 640, webp: key }] });
  const status = async () => (await anna.fetch(`/cdn/${key}`)).status;
  expect(await status()).toBe(200);
  await suspend(ben);
  expect(await status()).toBe(404);
});

test('the decision is mailed with its end and a link to appeal', async () => {
  const ben = await join('Ben');
  await suspend(ben);
  const [decision] = await measuresOn(world.db, 'free', ben.id);
  const sentMails: OutgoingMail[] = [];
  const mailer = { send: async (mail: OutgoingMail) => void sentMails.push(mail) };
  const job = { id: 'mail', siteId: 'free', kind: 'decision-mail', attempts: 1 } as const;
  const subject = `${decision?.id} reported`;
  await mailDecision({ ...world.services, mailer }, { ...job, subject, dueAt: now(), createdAt: now() });
  expect(sentMails).toMatchObject([{ to: `${ben.id}@example.com` }]);
  const text = sentMails[0]?.text ?? '';
  const end = new Date(in_(7)).toLocaleDateString('en-NL', { dateStyle: 'long', timeZone: 'UTC' });
  expect(text).toContain(`Suspended the account for a while, until ${end}`);
  expect(text).toContain('Sells things.');
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  const appealedCase = await world
    .visitor()
    .call(calls.appealByLink, { payload: { token, text: 'Not me.' } });
  expect(appealedCase).toMatchObject({ state: 'appealed', decisions: [{ action: 'suspended' }] });
});

test('a ban has no end, and lifting it opens the account again', async () => {
  const ben = await join('Ben');
  expect(await command('ban', ben)).toContain(`Banned ${ben.id}@example.com.`);
  world.pass(1000 * DAY_MS);
  expect(await logIn(ben)).toEqual([403, 'suspended', null]);
  expect(await command('lift', ben)).toContain('can log in again');
  expect(await logIn(ben)).toEqual([200, null, null]);
  await expect(command('lift', ben)).rejects.toThrow('is not suspended');
});

test('a ban holds for an account that its member deletes and restores, and so does its end', async () => {
  const ben = await join('Ben');
  await world.db.update(members).set({ deletedAt: now() }).where(eq(members.id, ben.id));
  await command('ban', ben);
  expect(await logIn(ben)).toEqual([403, 'suspended', null]);
  await command('lift', ben);
  expect(await logIn(ben)).toEqual([200, null, null]);
});

test('a longer suspension is not shortened by another one', async () => {
  const ben = await join('Ben');
  await suspend(ben, 30);
  const holds = in_(30).slice(0, 16).replace('T', ' ');
  expect(await suspend(ben, 7)).toContain(`but an earlier decision holds until ${holds} UTC.`);
  const member = await readMember(world.db, 'free', ben.id);
  expect(member?.suspendedUntil?.toISOString()).toBe(in_(30));
});

test('a warning is on record and hides nothing', async () => {
  const { anna, ben } = await friends();
  expect(await command('warn', ben)).toContain(`Warned ${ben.id}@example.com.`);
  expect(await ben.call(calls.getCases)).toMatchObject({ cases: [{ decisions: [{ action: 'warning' }] }] });
  const { notifications } = await ben.call(calls.getNotifications, { query: {} });
  expect(notifications[0]).toMatchObject({ kind: 'account', account: 'decision' });
  expect(await profileOf(anna, ben)).toBe(200);
  const data = await ben.call(calls.exportUser);
  expect(data['cases']).toMatchObject([{ decisions: [{ action: 'warning', facts: 'Sells things.' }] }]);
  const subject = ['--subject', `member/${ben.id}`];
  const { text: log } = await runInWorld(world, ['moderation', 'audit', '--site', 'free', ...subject]);
  expect(log).toMatch(/Robin +warn/);
});
