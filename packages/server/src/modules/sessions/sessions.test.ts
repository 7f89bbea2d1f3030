import { calls } from '@meetcute/contract';
import { COOKIE_LIFETIME_S } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import type { ServerError } from '../../errors.ts';
import { identifyVisitor } from '../../http/visitor.ts';
import type { Services } from '../../services.ts';
import { members } from '../members/members.table.ts';
import { subscriptionsOf } from '../push/push.repository.ts';
import { pushSubscriptions } from '../push/push.table.ts';
import { removeExpiredSessions } from './sessions.repository.ts';
import { sessions } from './sessions.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const now = () => world.services.clock.now();

const register = ({ id, call }: TestMember) => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${id}`;
  const subscription = JSON.stringify({ endpoint, keys: { p256dh: 'p', auth: 'a' } });
  return call(calls.registerPush, { payload: { subscription } });
};

const listSessionIds = async ({ id }: TestMember) =>
  (await subscriptionsOf(world.db, 'free', id, now())).map(({ sessionId }) => sessionId);

const countSubscriptions = ({ id }: TestMember) =>
  world.db.$count(pushSubscriptions, eq(pushSubscriptions.memberId, id));

test('notifies the streams of the member on logout, so that they end at once', async () => {
  const anna = await world.join();
  const notifiedIds: string[] = [];
  world.services.notifier.subscribe(anna.id, () => notifiedIds.push(anna.id));
  await anna.call(calls.logout);
  expect(notifiedIds).toEqual([anna.id]);
});

test('pushes nothing to a browser with an expired session, and removes its subscription in the next sweep', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  for (const member of [anna, ben]) await register(member);
  expect(await listSessionIds(anna)).toEqual([anna.sessionId]);
  const expiry = { expiresAt: now() };
  await world.db.update(sessions).set(expiry).where(eq(sessions.id, anna.sessionId));
  expect(await listSessionIds(anna)).toEqual([]);
  expect(await countSubscriptions(anna)).toBe(1);
  await removeExpiredSessions(world.db, 'paid', now());
  expect(await countSubscriptions(anna)).toBe(1);
  await removeExpiredSessions(world.db, 'free', now());
  expect([await countSubscriptions(anna), await listSessionIds(ben)]).toEqual([0, [ben.sessionId]]);
});

test('moves the subscription of a browser to the next member who registers it', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  await register(anna);
  await register({ ...ben, id: anna.id });
  expect(await listSessionIds(anna)).toEqual([]);
  expect(await listSessionIds(ben)).toEqual([ben.sessionId]);
  await anna.call(calls.logout);
  expect(await listSessionIds(ben)).toEqual([ben.sessionId]);
});

test('does not renew a session from a page of another member', async () => {
  const anna = await world.join();
  world.pass(COOKIE_LIFETIME_S * 500);
  const getUser = (headers: Record<string, string>) => anna.fetch('/api/user.php', { headers });
  const readLastSeenAt = async () =>
    (await world.db.select().from(sessions).where(eq(sessions.id, anna.sessionId)))[0]?.lastSeenAt;
  const timeBefore = await readLastSeenAt();
  expect((await getUser({ 'x-member': 'somebody-else' })).status).toBe(403);
  expect(await readLastSeenAt()).toEqual(timeBefore);
  expect((await getUser({ 'x-member': anna.id })).status).toBe(200);
  expect(await readLastSeenAt()).toEqual(now());
});

test.each([
  ['is replaced', { passwordHash: 'another hash' }, 'wrong_login'],
  ['of an account that is suspended', { suspendedUntil: new Date('9999-12-31') }, 'wrong_login'],
  ['stays', {}, null],
])('a login under way whose password %s meanwhile', async (_, memberChange, expected) => {
  const { id } = await world.join();
  const site = world.services.sites.find(({ id: siteId }) => siteId === 'free')!;
  const [{ passwordHash } = { passwordHash: '' }] = await world.db
    .select()
    .from(members)
    .where(eq(members.id, id));
  const request = new Request('https://free.example.com/api/login.php', { method: 'POST' });
  const browser = await identifyVisitor(world.services as Services, {
    call: calls.login,
    request,
    site,
    host: 'free.example.com',
  });
  await world.db
    .update(members)
    .set({ ...memberChange, name: 'Anna' })
    .where(eq(members.id, id));
  const login = browser.openSession(id, passwordHash).then(
    () => null,
    (error: ServerError) => error.code,
  );
  expect(await login).toBe(expected);
  expect(await world.db.$count(sessions, eq(sessions.memberId, id))).toBe(expected ? 1 : 2);
});
