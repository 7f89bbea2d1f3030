import { calls } from '@meetcute/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openBrowser, signUp } from '../browser.ts';
import { newFolder } from './host.ts';
import { type Couple, follow, joinCouple, openOutageSetup, findSlowest } from './outage-setup.ts';
import { message, noFaults, sendUntilSuccess, tryOnce } from './send.ts';

const RESTARTS = 50;
const STOPS = 20;
/** Twice as many as the host serves at a time: some wait at a stop, but not so long that a busy host refuses them. */
const WRITERS = 12;

/** Number of conversations. With one message per `EVERY` ms each, they send 20 messages a second. */
const COUPLES = 40;
const EVERY = 2000;

/** Probes without a restart, for comparison, because probes on a busy machine are slow too. */
const QUIET = 10;
const CRASHES = 5;

const setup = openOutageSetup();

const shutdowns = {
  fast: () => setup().postgres.restart('fast'),
  immediate: () => setup().postgres.restart('immediate'),
  terminated: () =>
    setup().query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`),
};

test(`${RESTARTS} restarts of PostgreSQL under traffic`, async () => {
  const { compare, query, startHost } = setup();
  const host = await startHost();
  const { anna, ben, conversation } = await joinCouple(host);
  const couples = [];
  while (couples.length < COUPLES) couples.push(await joinCouple(host));
  const faults = noFaults();
  const sentTexts: string[] = [];
  let likes = 0;
  const controller = new AbortController();
  const write = async ({ anna: person, conversation: conversationId }: Couple, name: string) => {
    for (let count = 0; !controller.signal.aborted; count += 1) {
      await sendUntilSuccess(person, faults, message(conversationId, `${name}-${count}`));
      sentTexts.push(`${name}-${count}`);
      await setTimeout(EVERY);
    }
  };
  const like = async () => {
    for (; !controller.signal.aborted; likes += 1) {
      const payload = { profile: ben.id };
      await sendUntilSuccess(anna, faults, {
        path: calls.likeProfile.path,
        key: `key-of-like-${likes}`,
        payload,
      });
      const { path, method } = calls.unlikeProfile;
      await sendUntilSuccess(anna, faults, { path, method, key: `key-of-unlike-${likes}`, payload });
      await setTimeout(250);
    }
  };
  const traffic = couples.map((each, index) => write(each, `writer${index}`));
  traffic.push(like());
  const stream = follow(ben);
  /**
   * Returns the milliseconds until a message is stored and streamed, and until the mail of a sign-up is sent.
   */
  const probe = async (text: string) => {
    const began = performance.now();
    await sendUntilSuccess(anna, faults, message(conversation, text));
    sentTexts.push(text);
    const storageDelay = performance.now() - began;
    while (!stream.arrived.has(text)) await setTimeout(10);
    const streamDelay = performance.now() - began;
    const mails = host.mailCount();
    while (!(await signUp(openBrowser(host.running)).catch(() => null))) await setTimeout(50);
    while (host.mailCount() === mails) await setTimeout(10);
    return { stored: storageDelay, streamed: streamDelay, mailed: performance.now() - began };
  };
  const quiet = [];
  for (let count = 0; count < QUIET; count += 1) quiet.push(await probe(`quiet-${count}`));
  const recoveries = [];
  for (let count = 0; count < RESTARTS && !host.hasExited(); count += 1) {
    const kind = (['fast', 'immediate', 'terminated'] as const)[count % 3]!;
    await setTimeout(300);
    await shutdowns[kind]();
    recoveries.push(await probe(`probe-${count}`));
  }
  controller.abort();
  await Promise.all(traffic);
  stream.stop();
  const likedEvents = await query<{ count: number }>(
    `select count(*)::int from events where member_id = '${ben.id}' and type = 'liked_by'`,
  );
  const report = {
    restarts: recoveries.length,
    exits: Number(host.hasExited()),
    ...(await compare(sentTexts)),
    streamedTwice: [...stream.arrived.values()].filter((times) => times > 1).length,
    streamsOpened: stream.opened(),
    likes,
    likedEvents: likedEvents[0]?.count,
    ...faults,
    slowestMs: findSlowest(recoveries),
    slowestQuietMs: findSlowest(quiet),
  };
  console.log(report);
  expect(report).toMatchObject({
    restarts: RESTARTS,
    exits: 0,
    lost: 0,
    doubled: 0,
    streamedTwice: 0,
    wrong: [],
  });
  expect(report.likedEvents).toBe(likes);
  expect(report.slowestMs.mailed - report.slowestQuietMs.mailed).toBeLessThan(5000);
});

test(`${STOPS} stops under traffic`, async () => {
  const { compare, startHost } = setup();
  const dataDir = newFolder('stops');
  // A second attempt has the same database.
  const attempt = randomUUID().slice(0, 8);
  const total = { stops: 0, acknowledged: 0, lost: 0, doubled: 0, ...noFaults(), slowestStopMs: 0 };
  for (let count = 0; count < STOPS; count += 1) {
    const host = await startHost(dataDir);
    const { anna, ben, conversation } = await joinCouple(host);
    const stream = follow(ben);
    const faults = noFaults();
    const sentTexts: string[] = [];
    const controller = new AbortController();
    const writers = Array.from({ length: WRITERS }, async (_, index) => {
      for (let turn = 0; !controller.signal.aborted && faults.broken < 1000; turn += 1) {
        const text = `stop${count}-${index}-${turn}-${attempt}`;
        if (await tryOnce(anna, faults, message(conversation, text))) sentTexts.push(text);
        else return;
      }
    });
    await expect.poll(() => sentTexts.length).toBeGreaterThan(60);
    const began = performance.now();
    host.child.kill('SIGTERM');
    expect(await host.exit).toBe(0);
    total.slowestStopMs = Math.max(total.slowestStopMs, Math.round(performance.now() - began));
    controller.abort();
    stream.stop();
    await Promise.all(writers);
    const { acknowledged, lost, doubled } = await compare(sentTexts);
    total.stops += 1;
    total.acknowledged += acknowledged;
    total.lost += lost;
    total.doubled += doubled;
    total.broken += faults.broken;
    total.delayed += faults.delayed;
    total.wrong.push(...faults.wrong);
  }
  console.log(total);
  expect(total).toMatchObject({ stops: STOPS, lost: 0, doubled: 0, delayed: 0, wrong: [] });
  // The host closes connections by force after 30 s.
  expect(total.slowestStopMs).toBeLessThan(30_000);
});

test(`${CRASHES} crashes with a pending request`, async () => {
  const { compare, database, query, startHost } = setup();
  const dataDir = newFolder('crashes');
  const waits: number[] = [];
  let host = await startHost(dataDir);
  const { running } = host;
  const { anna, conversation } = await joinCouple(host);
  const texts: string[] = [];
  for (let count = 0; count < CRASHES; count += 1) {
    const text = `crash-${count}`;
    const faults = noFaults();
    const crashing = host;
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select from members where id = ${anna.id} for update`);
      const lostAttempt = tryOnce(anna, faults, message(conversation, text));
      const isKeyTaken = async () =>
        (await query(`select from idempotency_keys where key = 'key-of-${text}'`)).length === 1;
      await expect.poll(isKeyTaken).toBe(true);
      crashing.child.kill('SIGKILL');
      await lostAttempt;
    });
    host = await startHost(dataDir);
    // The browser continues on the next host.
    running.fetch = host.running.fetch;
    const began = performance.now();
    await sendUntilSuccess(anna, faults, message(conversation, text));
    waits.push(Math.round(performance.now() - began));
    texts.push(text);
  }
  const report = { ...(await compare(texts)), waitsMs: waits };
  console.log(report);
  expect(report).toMatchObject({ lost: 0, doubled: 0 });
  expect(Math.max(...waits)).toBeLessThan(2000);
});
