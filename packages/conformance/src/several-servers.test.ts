import { calls } from '@meetcute/contract';
import { openDatabase, type OpenDatabase } from '@meetcute/server';
import { sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { csrfOf, freshEmail, join, openBrowser, PASSWORD, type Person } from './browser.ts';
import { eventsOf } from './events.ts';
import type { Running } from './target.ts';
import { startPostgres } from '@meetcute/dev-postgres';
import { startServer } from './targets/server.ts';

/** Time limit in ms for events; well below the minute after which every stream reads the log anyway. */
const SOON = 30_000;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let database: OpenDatabase;
let one: Running;
let other: Running;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
  database = await openDatabase({ databaseUrl: postgres.databaseUrl });
  one = await startServer({ databaseUrl: postgres.databaseUrl });
  other = await startServer({ databaseUrl: postgres.databaseUrl });
});
afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop(), database?.close()]);
  await postgres?.stop();
});

/** Returns the same person with a browser that uses another server. */
function moveTo(running: Running, { browser, ...person }: Person): Person {
  const movedBrowser = openBrowser(running, browser.site);
  for (const [name, value] of browser.cookies) movedBrowser.cookies.set(name, value);
  return { ...person, browser: movedBrowser };
}

/** Queries the database directly. */
async function query(text: string): Promise<unknown[]> {
  const { rows } = (await database.db.execute(sql.raw(text))) as unknown as { rows: unknown[] };
  return rows;
}

/** Returns the number of servers that listen on the database. */
const listenerCount = async () =>
  (await query("select 1 from pg_stat_activity where query = 'listen meetcute_notify'")).length;

/** Lets Anna write to Ben through one server, with Ben's stream open and up to date on the other. */
async function listening() {
  const [anna, ben] = [await join(one), await join(one)];
  const { id: conversation } = await anna.browser.client.call(calls.startChat, {
    query: { profile: ben.id },
  });
  const events = eventsOf(moveTo(other, ben));
  onTestFinished(async () => void (await events.return()));
  expect((await events.next()).value).toMatchObject({ type: 'reset' });
  const send = (text: string) =>
    anna.browser.client.call(calls.sendMessage, {
      payload: { conversation, client_id: crypto.randomUUID(), text },
    });
  const next = async () => {
    const start = performance.now();
    for await (const event of { [Symbol.asyncIterator]: () => ({ next: () => events.next() }) })
      if (event.type === 'message') return { text: event.data.text, took: performance.now() - start };
    throw new Error('The stream ended.');
  };
  return { send, next };
}

test('a message sent through one server soon arrives in a stream of another', async () => {
  const { send, next } = await listening();
  for (const text of ['one', 'two', 'three']) {
    const arrival = next();
    await send(text);
    const { text: arrivedText, took } = await arrival;
    expect(arrivedText).toBe(text);
    expect(took).toBeLessThan(SOON);
  }
});

test('an unknown notification stops no server', async () => {
  const { send, next } = await listening();
  await query("select pg_notify('meetcute_notify', 'somebody something {')");
  const arrival = next();
  await send('still here');
  expect(await arrival).toMatchObject({ text: 'still here' });
});

test('concurrent messages of both members through two servers are all stored once and in one order', async () => {
  const [anna, ben] = [await join(one), await join(one)];
  const { id: conversation } = await anna.browser.client.call(calls.startChat, {
    query: { profile: ben.id },
  });
  const texts = Array.from({ length: 30 }, (_, index) => `message ${index}`);
  const writers = [anna, moveTo(other, anna), ben, moveTo(other, ben)];
  await Promise.all(
    texts.map((text, index) =>
      writers[index % writers.length]!.browser.client.call(calls.sendMessage, {
        payload: { conversation, client_id: text, text },
      }),
    ),
  );
  const { messages } = await ben.browser.client.call(calls.getMessages, { query: { conversation } });
  expect(messages.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
  expect(messages.map(({ id }) => id)).toEqual(texts.map((_, index) => String(index + 1)));
});

test.each([calls.likeProfile, calls.markLikeSeen, calls.unblockProfile])(
  '$name that waits for a takedown copies no removed text into an event log',
  async (call) => {
    const [anna, ben] = [await join(one), await join(one, 'free', { name: 'Goldie' })];
    const change = (actor: Person, changeCall: typeof call | typeof calls.blockProfile, target: Person) =>
      actor.browser.client.call(changeCall, { payload: { profile: target.id } });
    if (call !== calls.likeProfile) await change(ben, calls.likeProfile, anna);
    if (call === calls.unblockProfile) await change(ben, calls.blockProfile, anna);
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
    let done: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      // Locks Ben as a takedown does.
      await tx.execute(sql`update members set name = 'Member' where id = ${ben.id}`);
      done = call === calls.markLikeSeen ? change(anna, call, ben) : change(ben, call, anna);
      // A job of the sign-up may wait for Ben, too.
      await expect.poll(() => query(waiting), { timeout: SOON }).not.toHaveLength(0);
    });
    await done;
    const nameQuery = `select data->>'name' as name from events where member_id = '${anna.id}' and type = 'liked_by' order by id desc limit 1`;
    expect(await query(nameQuery)).toEqual([{ name: 'Member' }]);
  },
);

test('a server listens again after its connection was cut, and misses no event', async () => {
  const { send, next } = await listening();
  const arrival = next();
  const terminatedRows = await query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'meetcute-notify'",
  );
  expect(terminatedRows).toHaveLength(2);
  await send('meanwhile');
  const first = await arrival;
  expect(first.text).toBe('meanwhile');
  expect(first.took).toBeLessThan(SOON);
  await expect.poll(listenerCount, { timeout: SOON }).toBe(2);
  const again = next();
  await send('again');
  expect(await again).toMatchObject({ text: 'again' });
});

/** Creates a sign-up request that can be repeated through any server. */
async function signingUp() {
  const email = freshEmail();
  const first = openBrowser(one);
  const { token } = await first.client.call(calls.checkEmail, { query: { email } });
  const payload = {
    email,
    name: 'Robin',
    password: PASSWORD,
    trafficsource: null,
    timezone: 'UTC',
    country: 'NL',
    language: 'en',
    profile: null,
    form_path: '/signup',
    referrer: null,
    csrf: csrfOf(email),
    token,
    n: 0,
  };
  const send = (running: Running) => {
    const browser = openBrowser(running);
    for (const [name, value] of first.cookies) browser.cookies.set(name, value);
    return browser.fetch('/api/user.php?new=1', {
      method: 'POST',
      body: JSON.stringify(payload),
      headers: {
        'content-type': 'application/json',
        'x-package': 'x',
        'idempotency-key': 'key-of-one-click',
      },
    });
  };
  const accounts = () => query(`select 1 from members where email_key = '${email}'`);
  return { email, send, accounts };
}

test('another server responds to a request whose server crashed after the commit, without repeating it', async () => {
  let isDead = false;
  const doomedServer = await startServer({ databaseUrl: postgres.databaseUrl }, (options) => ({
    ...options,
    // The account is committed when the session's secret is created.
    ids: { ...options.ids, secret: () => ((isDead = true), options.ids.secret()) },
    db: new Proxy(options.db, {
      get: (target, name) => {
        if (isDead) throw new Error('The server was killed.');
        return Reflect.get(target, name);
      },
    }),
  }));
  onTestFinished(() => doomedServer.stop());
  const { email, send, accounts } = await signingUp();
  expect((await send(doomedServer)).status).toBe(500);
  const response = await send(other);
  expect([response.status, await response.json()]).toMatchObject([200, { user: { email } }]);
  expect(response.headers.getSetCookie().join()).toContain('session=');
  expect(await accounts()).toHaveLength(1);
});

test('two servers handle the same request only once', async () => {
  const { send, accounts } = await signingUp();
  const responses = await Promise.all([one, other, one, other].map(send));
  const statuses = responses.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  expect(await accounts()).toHaveLength(1);
});

test('a key conflicts while its request runs and is free after its server crashed', async () => {
  const gate = Promise.withResolvers<void>();
  let disconnect = () => {};
  const crashing = await startServer({ databaseUrl: postgres.databaseUrl }, (options) => ({
    ...options,
    notifier: { ...options.notifier!, close: (disconnect = options.notifier!.close) },
    db: new Proxy(options.db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name);
        return async (...work: Parameters<typeof target.transaction>) => {
          await gate.promise;
          return target.transaction(...work);
        };
      },
    }),
  }));
  onTestFinished(() => {
    gate.resolve();
    return crashing.stop();
  });
  await expect.poll(listenerCount, { timeout: SOON }).toBe(3);
  const { email, send, accounts } = await signingUp();
  const lostResponse = send(crashing);
  const running = () => query('select from idempotency_keys where status is null');
  await expect.poll(async () => (await running()).length, { timeout: SOON }).toBe(1);
  expect((await send(other)).status).toBe(409);
  // Its database connection ends with the process.
  disconnect();
  await expect.poll(listenerCount, { timeout: SOON }).toBe(2);
  const response = await send(other);
  expect([response.status, await response.json()]).toMatchObject([200, { user: { email } }]);
  gate.resolve();
  expect((await lostResponse).status).toBeGreaterThanOrEqual(400);
  expect(await accounts()).toHaveLength(1);
});

test('a transaction with a broken connection fails as unavailable and ends no process', async () => {
  const brokenTransaction = database.db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
      rows: { pid: number }[];
    };
    await query(`select pg_terminate_backend(${rows[0]!.pid}, 5000)`);
    await tx.execute(sql`select 1`);
  });
  await expect(brokenTransaction).rejects.toThrow('Failed query');
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('a transaction that cannot begin releases its connection', async () => {
  const begin = () => database.db.transaction(async () => {}, { isolationLevel: 'none' as never });
  // More than the pool provides.
  for (let count = 0; count < 12; count += 1) await expect(begin()).rejects.toThrow('Failed query');
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
});

/** Sends a message until it is stored, as the outbox does. Every refusal must include `Retry-After`. */
async function sendUntilStored({ browser }: Person, conversation: string, text: string): Promise<void> {
  const init = {
    method: 'POST',
    body: JSON.stringify({ conversation, client_id: text, text }),
    headers: { 'content-type': 'application/json', 'x-package': 'x', 'idempotency-key': `key-of-${text}` },
  };
  for (;;) {
    const response = await browser.fetch(calls.sendMessage.path, init);
    if (response.ok) return;
    expect([503, 409]).toContain(response.status);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    await setTimeout(20);
  }
}

test.each(['fast', 'immediate'] as const)(
  'PostgreSQL restarted under traffic with a %s shutdown loses and duplicates nothing, and streams continue',
  async (shutdown) => {
    const [anna, ben] = [await join(one), await join(one)];
    const { id: conversation } = await anna.browser.client.call(calls.startChat, {
      query: { profile: ben.id },
    });
    const events = eventsOf(moveTo(other, ben));
    onTestFinished(async () => void (await events.return()));
    expect((await events.next()).value).toMatchObject({ type: 'reset' });
    const sentTexts: string[] = [];
    const controller = new AbortController();
    const write = async (person: Person, name: string) => {
      for (let count = 0; !controller.signal.aborted; count += 1) {
        await sendUntilStored(person, conversation, `${name}-${shutdown}-${count}`);
        sentTexts.push(`${name}-${shutdown}-${count}`);
      }
    };
    const writers = [anna, moveTo(other, anna), ben, moveTo(other, ben)].map((person, index) =>
      write(person, `writer${index}`),
    );
    await expect.poll(() => sentTexts.length).toBeGreaterThan(20);
    await postgres.restart(shutdown);
    const countBefore = sentTexts.length;
    await expect.poll(() => sentTexts.length, { timeout: SOON }).toBeGreaterThan(countBefore + 20);
    controller.abort();
    await Promise.all(writers);
    const storedMessages = (await query(
      `select client_id as text from messages where conversation_id = '${conversation}'`,
    )) as { text: string }[];
    expect(storedMessages.map(({ text }) => text).toSorted()).toEqual(sentTexts.toSorted());
    const streamedTexts: string[] = [];
    while (streamedTexts.length < sentTexts.length) {
      const { value } = await events.next();
      if (value?.type === 'message') streamedTexts.push(value.data.text);
    }
    expect(streamedTexts.toSorted()).toEqual(sentTexts.toSorted());
  },
);
