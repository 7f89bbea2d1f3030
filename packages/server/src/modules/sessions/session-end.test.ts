import { calls } from '@meetcute/contract';
import { COOKIE_LIFETIME_S, DAY_MS } from '@meetcute/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { openSessions, readLogs } from '../events/events.repository.ts';
import { photos } from '../photos/photos.table.ts';
import { arePhotosShown } from '../photos/photo-access.repository.ts';
import { subscriptionsOf } from '../push/push.repository.ts';
import { findSession, listSessions, touchSession } from './sessions.repository.ts';
import { SESSION_MAX_AGE_MS } from './sessions.rules.ts';
import { type SessionRow, sessions } from './sessions.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const SITE = 'free';
const HOUR_MS = DAY_MS / 24;
const now = () => world.services.clock.now();
const dateBefore = (time: number) => new Date(now().getTime() - time);
const dateAfter = (time: number) => new Date(now().getTime() + time);

const sessionOf = async ({ sessionId }: TestMember): Promise<SessionRow> => {
  const [row] = await world.db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!row) throw new Error('The session has been removed.');
  return row;
};

const change = ({ sessionId }: TestMember, columns: Partial<SessionRow>) =>
  world.db.update(sessions).set(columns).where(eq(sessions.id, sessionId));

/** Adds a photo of another member, which only members see. */
async function addPhoto(): Promise<string> {
  const [id, owner] = [world.services.ids.id(), await world.join()];
  const file = { thumbFilename: `${id}.jpg`, position: 0, createdAt: now() };
  await world.db.insert(photos).values({ id, siteId: SITE, memberId: owner.id, ...file });
  return id;
}

/** Reads of a session, each of which says whether it is open. */
const reads: Record<string, (member: TestMember, session: SessionRow) => Promise<boolean>> = {
  'a call': async (_, { tokenHash }) => (await findSession(world.db, SITE, tokenHash, now())) !== null,
  'the list of sessions': async ({ id }) => (await listSessions(world.db, SITE, id, now())).length > 0,
  'an open stream': async (_, { tokenHash }) =>
    (await openSessions(world.db, SITE, [tokenHash], now())).size > 0,
  'the log of a stream': async (_, { tokenHash }) => {
    const [log] = await readLogs(world.db, SITE, [{ listener: { tokenHash }, position: null }], now());
    return log !== undefined;
  },
  'a push': async ({ id }) => (await subscriptionsOf(world.db, SITE, id, now())).length > 0,
  'a photo': async (_, { tokenHash: token }) => {
    const request = { site: SITE, photo: await addPhoto(), token, isOpen: false };
    return (await arePhotosShown(world.db, [request], now()))[0] === true;
  },
};

const moments = [
  ['a moment before a year', { createdAt: () => dateBefore(SESSION_MAX_AGE_MS - 1) }, true],
  ['after a year, however much it was used', { createdAt: () => dateBefore(SESSION_MAX_AGE_MS) }, false],
  ['a moment before it expires', { expiresAt: () => dateAfter(1) }, true],
  ['when it expires', { expiresAt: now }, false],
] as const;

describe.each(Object.keys(reads))('for %s', (name) => {
  test.each(moments)('a session %s', async (_, columns, isOpen) => {
    const anna = await world.join();
    const endpoint = `https://fcm.googleapis.com/fcm/send/${anna.id}`;
    const subscription = JSON.stringify({ endpoint, keys: { p256dh: 'p', auth: 'a' } });
    await anna.call(calls.registerPush, { payload: { subscription } });
    await change(
      anna,
      Object.fromEntries(Object.entries(columns).map(([column, valueOf]) => [column, valueOf()])),
    );
    expect(await reads[name]?.(anna, await sessionOf(anna))).toBe(isOpen);
  });
});

test('cannot be used after logging out', async () => {
  const anna = await world.join();
  await anna.call(calls.logout);
  expect((await anna.fetch('/api/user.php')).status).toBe(403);
});

test('is renewed by use for a year and no longer', async () => {
  const anna = await world.join();
  const status = async () => (await anna.fetch('/api/user.php')).status;
  const session = await sessionOf(anna);
  let days = 0;
  while ((await status()) === 200) {
    world.pass(5 * DAY_MS);
    days += 5;
    if (days > 400) break;
  }
  expect(days).toBe(365);
  expect((await sessionOf(anna)).expiresAt.getTime() - session.createdAt.getTime()).toBe(SESSION_MAX_AGE_MS);
});

test('a call every 20 hours renews the cookie of the session, whose end it follows within a day', async () => {
  const anna = await world.join();
  let cookieEnd = dateAfter(COOKIE_LIFETIME_S * 1000).getTime();
  for (let time = 0; time <= 31 * DAY_MS; time += 20 * HOUR_MS) {
    const { status, headers } = await anna.fetch('/api/user.php');
    expect(status).toBe(200);
    const cookies = headers.getSetCookie().join();
    if (cookies.includes('__Host-session=')) {
      expect(cookies).toContain('__Host-visitor=');
      cookieEnd = dateAfter(COOKIE_LIFETIME_S * 1000).getTime();
    }
    expect((await sessionOf(anna)).expiresAt.getTime() - cookieEnd).toBeLessThan(DAY_MS);
    world.pass(20 * HOUR_MS);
  }
});

test.each([
  ['a stream', '/api/events.php', {}],
  ['the beacon of a page that is left', '/api/page-hidden.php', { method: 'POST', body: '{}' }],
])('%s neither renews a session nor counts as its use', async (_, path, init) => {
  const anna = await world.join();
  const session = await sessionOf(anna);
  world.pass(2 * DAY_MS);
  const response = await anna.fetch(path, init);
  await response.body?.cancel();
  expect(response.ok).toBe(true);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await sessionOf(anna)).toEqual(session);
});

test('an end that an earlier version set too late is corrected by the next use', async () => {
  const anna = await world.join();
  await change(anna, { createdAt: dateBefore(350 * DAY_MS), expiresAt: dateAfter(30 * DAY_MS) });
  const session = await sessionOf(anna);
  await touchSession(world.db, session, now());
  expect((await sessionOf(anna)).expiresAt).toEqual(dateAfter(15 * DAY_MS));
});
