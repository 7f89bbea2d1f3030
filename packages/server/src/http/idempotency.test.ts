import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  codeOf,
  freshEmail,
  join,
  openTestBrowser,
  signUpPayload,
  startTestApi,
  type TestApi,
  tokenFor,
} from '../../test/test-api.ts';
import { createApi } from '../api.ts';
import type { Database } from '../database/database.ts';
import { events } from '../modules/events/events.table.ts';
import { likes } from '../modules/likes/likes.table.ts';
import { members } from '../modules/members/members.table.ts';
import { photos } from '../modules/photos/photos.table.ts';
import { createNotifier, randomIds } from '../ports/defaults.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const KEY = { 'idempotency-key': 'key-of-one-click' };

/** A database that fails every query after `die`, as for a killed server. */
function createKillableDatabase(db: Database) {
  let isDead = false;
  const proxy = new Proxy(db, {
    get: (target, name) => {
      if (isDead) throw new Error('The server was killed.');
      return Reflect.get(target, name);
    },
  });
  return { db: proxy, die: () => void (isDead = true), isDead: () => isDead };
}

/** A server that dies right after a commit, when it notifies streams or creates a session. */
function createKillableServer() {
  const { db, die, isDead } = createKillableDatabase(api.options.db);
  let doesOpenSession = false;
  const ids = {
    id: randomIds.id,
    secret: () => {
      // The visitor has a cookie, so the only new secret is that of the session after the commit.
      if (doesOpenSession) die();
      return randomIds.secret();
    },
  };
  const notify = () => {
    die();
    throw new Error('The server was killed.');
  };
  const server = createApi({ ...api.options, db, ids, notifier: { ...createNotifier(), notify } });
  // Its timers must not outlive the test.
  onTestFinished(() => server.close());
  return { server, isDead, dieAtSession: () => void (doesOpenSession = true) };
}

const cookieOf = (browser: ReturnType<typeof openTestBrowser>) => browser.cookies.get('session');

const idOf = async (email: string) => {
  const [row] = await api.db.select().from(members).where(eq(members.emailKey, email));
  return row!.id;
};

test('returns the account and logs in when a sign-up is repeated after the server died past the commit', async () => {
  const running = { api: api.api };
  const browser = openTestBrowser(running);
  const email = freshEmail();
  const json = signUpPayload(email, await tokenFor(browser, email));
  const send = (change: object = {}) =>
    browser.send('POST', '/api/user.php?new=1', { json: { ...json, ...change }, headers: KEY });

  const { server, isDead, dieAtSession } = createKillableServer();
  dieAtSession();
  running.api = server;
  expect((await send()).status).toBe(500);
  expect([isDead(), cookieOf(browser)]).toEqual([true, undefined]);

  running.api = api.api;
  expect(await codeOf(await send({ name: 'Somebody else' }))).toBe('422 key_reused');
  const replayedResponse = await send();
  expect(await replayedResponse.json()).toMatchObject({ user: { email } });
  expect(cookieOf(browser)).toBeDefined();
  expect((await browser.send('GET', '/api/user.php')).status).toBe(200);
  expect(await api.db.$count(members, eq(members.emailKey, email))).toBe(1);
});

test('sends the events of a like once when the server dies after the commit', async () => {
  const running = { api: api.api };
  const [browser, other] = [openTestBrowser(running), openTestBrowser(running)];
  const [email, otherId] = [await join(browser), await idOf(await join(other))];
  const id = await idOf(email);
  await api.db.update(members).set({ dateOfBirth: '1990-01-01' });
  const send = () => browser.send('POST', '/api/likes.php', { json: { profile: otherId }, headers: KEY });
  running.api = createKillableServer().server;
  expect((await send()).status).toBe(500);
  running.api = api.api;
  // Unliked in another tab: a repeated request must not like again.
  await api.db.delete(likes).where(and(eq(likes.likerId, id), eq(likes.likedId, otherId)));
  expect(await (await send()).json()).toEqual({ done: true });
  expect(await api.db.$count(likes, eq(likes.likerId, id))).toBe(0);
  expect(await api.db.$count(events, and(eq(events.memberId, otherId), eq(events.type, 'liked_by')))).toBe(1);
});

test('stores photos once when the server dies after the commit', async () => {
  const running = { api: api.api };
  const browser = openTestBrowser(running);
  const id = await idOf(await join(browser));
  const picture = await sharp({ create: { width: 240, height: 240, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const send = () => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(picture)], 'photo.png'));
    return browser.send('POST', '/api/profileimage.php', { body, headers: KEY });
  };
  running.api = createKillableServer().server;
  expect((await send()).status).toBe(500);
  running.api = api.api;
  expect(await (await send()).json()).toMatchObject({ images: [{}] });
  expect(await api.db.$count(photos, eq(photos.memberId, id))).toBe(1);
});

test('ignores a run that was taken over after a minute', async () => {
  const browser = openTestBrowser(api);
  const email = freshEmail();
  const json = signUpPayload(email, await tokenFor(browser, email));
  const send = () => browser.send('POST', '/api/user.php?new=1', { json, headers: KEY });
  const transactionStart = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  // Pauses the first run at the start of its transaction.
  let isFirst = true;
  const slow = new Proxy(api.options.db, {
    get: (target, name) => {
      if (name !== 'transaction' || !isFirst) return Reflect.get(target, name);
      return async (...work: Parameters<Database['transaction']>) => {
        isFirst = false;
        transactionStart.resolve();
        await gate.promise;
        return target.transaction(...work);
      };
    },
  });
  const slowApi = createApi({ ...api.options, db: slow });
  const slowBrowser = openTestBrowser({ api: slowApi });
  for (const [name, value] of browser.cookies) slowBrowser.cookies.set(name, value);
  const first = slowBrowser.send('POST', '/api/user.php?new=1', { json, headers: KEY });
  await transactionStart.promise;
  expect(await codeOf(await send())).toBe('409 conflict');
  api.pass(60_001);
  expect((await send()).status).toBe(200);
  gate.resolve();
  expect((await first).status).toBeGreaterThanOrEqual(400);
  expect(await (await send()).json()).toMatchObject({ user: { email } });
  expect(await api.db.$count(members, eq(members.emailKey, email))).toBe(1);
  await slowApi.close();
});
