import { calls } from '@meetcute/contract';
import { openDatabase, type OpenDatabase } from '@meetcute/server';
import { sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder } from '../../../host/src/testing/program.ts';
import { join, signUp, openBrowser, type Person } from '../browser.ts';
import { eventsOf } from '../events.ts';
import { startPostgres, type TestPostgres } from '../targets/postgres.ts';
import { startFullHost, type FullHost } from './host.ts';
import { insist, message, noFaults, tryOnce } from './send.ts';

const RESTARTS = 50;
const STOPS = 20;
const CRASHES = 5;

let postgres: TestPostgres;
let database: OpenDatabase;
const hosts: FullHost[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ databaseUrl: postgres.databaseUrl });
});
afterAll(async () => {
  for (const { child } of hosts) child.kill('SIGKILL');
  await database?.close();
  await postgres?.stop();
});

async function startHost(dataDir?: string): Promise<FullHost> {
  const host = await startFullHost(postgres.databaseUrl, dataDir);
  hosts.push(host);
  return host;
}

async function query<T>(text: string): Promise<T[]> {
  const { rows } = (await database.db.execute(sql.raw(text))) as unknown as { rows: T[] };
  return rows;
}

async function couple({ running }: FullHost) {
  const [anna, ben] = [await join(running), await join(running)];
  const { id } = await anna.browser.client.call(calls.startChat, { query: { profile: ben.id } });
  return { anna, ben, conversation: id };
}

/** Compares what was acknowledged with what is stored. */
async function compare(conversation: string, acknowledged: readonly string[]) {
  const stored = (
    await query<{ text: string }>(`select text from messages where conversation_id = '${conversation}'`)
  ).map(({ text }) => text);
  const unique = new Set(stored);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((text) => !unique.has(text)).length,
    doubled: stored.length - unique.size,
  };
}

/** Reads a stream, and opens it again when it ends, until told to stop; counts each message. */
function follow(person: Person) {
  const arrived = new Map<string, number>();
  let lastId: string | undefined;
  let opened = 0;
  let isOver = false;
  const run = async () => {
    while (!isOver) {
      opened += 1;
      try {
        for await (const event of eventsOf(person, lastId)) {
          lastId = event.id;
          if (event.type === 'message') arrived.set(event.data.text, (arrived.get(event.data.text) ?? 0) + 1);
          if (isOver) return;
        }
      } catch {
        await setTimeout(100);
      }
    }
  };
  void run();
  return { arrived, opened: () => opened, stop: () => void (isOver = true) };
}

const shutdowns = {
  fast: () => postgres.restart('fast'),
  immediate: () => postgres.restart('immediate'),
  terminated: () =>
    query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`),
};

test(`${RESTARTS} restarts of PostgreSQL under traffic`, async () => {
  const host = await startHost();
  const { anna, ben, conversation } = await couple(host);
  const faults = noFaults();
  const sent: string[] = [];
  let likes = 0;
  let isOver = false;
  const write = async (person: Person, name: string) => {
    for (let count = 0; !isOver; count += 1) {
      await insist(person, faults, message(conversation, `${name}-${count}`));
      sent.push(`${name}-${count}`);
      await setTimeout(200);
    }
  };
  const like = async () => {
    for (; !isOver; likes += 1) {
      const payload = { profile: ben.id };
      await insist(anna, faults, { path: calls.likeProfile.path, key: `key-of-like-${likes}`, payload });
      const { path, method } = calls.unlikeProfile;
      await insist(anna, faults, { path, method, key: `key-of-unlike-${likes}`, payload });
      await setTimeout(250);
    }
  };
  const traffic = [anna, ben, anna, ben].map((person, index) => write(person, `writer${index}`));
  traffic.push(like());
  const stream = follow(ben);
  const recoveries: number[] = [];
  for (let count = 0; count < RESTARTS; count += 1) {
    const kind = (['fast', 'immediate', 'terminated'] as const)[count % 3]!;
    await setTimeout(300);
    await shutdowns[kind]();
    const began = performance.now();
    const probe = `probe-${count}`;
    await insist(anna, faults, message(conversation, probe));
    sent.push(probe);
    while (!stream.arrived.has(probe)) await setTimeout(10);
    const mails = host.mailCount();
    // A mail is sent by the job worker.
    while (!(await signUp(openBrowser(host.running)).catch(() => null))) await setTimeout(50);
    while (host.mailCount() === mails) await setTimeout(10);
    recoveries.push(performance.now() - began);
    if (host.hasExited()) break;
  }
  isOver = true;
  await Promise.all(traffic);
  await expect.poll(() => stream.arrived.size).toBe(sent.length);
  stream.stop();
  const likedEvents = await query<{ count: number }>(
    `select count(*)::int from events where member_id = '${ben.id}' and type = 'liked_by'`,
  );
  const report = {
    restarts: recoveries.length,
    exits: Number(host.hasExited()),
    ...(await compare(conversation, sent)),
    streamedTwice: [...stream.arrived.values()].filter((times) => times > 1).length,
    streamsOpened: stream.opened(),
    likes,
    likedEvents: likedEvents[0]?.count,
    ...faults,
    slowestRecoveryMs: Math.round(Math.max(...recoveries)),
    medianRecoveryMs: Math.round(recoveries.toSorted((a, b) => a - b)[recoveries.length >> 1] ?? 0),
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
  expect(report.slowestRecoveryMs).toBeLessThan(5000);
});

test(`${STOPS} stops under traffic`, async () => {
  const dataDir = newFolder('stops');
  const total = { stops: 0, acknowledged: 0, lost: 0, doubled: 0, ...noFaults(), slowestStopMs: 0 };
  for (let count = 0; count < STOPS; count += 1) {
    const host = await startHost(dataDir);
    const { anna, ben, conversation } = await couple(host);
    const stream = follow(ben);
    const faults = noFaults();
    const sent: string[] = [];
    let isOver = false;
    // Thirty messages at a time, over connections that stay open.
    const writers = Array.from({ length: 30 }, async (_, index) => {
      for (let turn = 0; !isOver && faults.broken < 1000; turn += 1) {
        const text = `stop${count}-${index}-${turn}`;
        if (await tryOnce(anna, faults, message(conversation, text))) sent.push(text);
        else return;
      }
    });
    await expect.poll(() => sent.length).toBeGreaterThan(60);
    const began = performance.now();
    host.child.kill('SIGTERM');
    expect(await host.exit).toBe(0);
    total.slowestStopMs = Math.max(total.slowestStopMs, Math.round(performance.now() - began));
    isOver = true;
    stream.stop();
    await Promise.all(writers);
    const { acknowledged, lost, doubled } = await compare(conversation, sent);
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
});

test(`${CRASHES} crashes with a request under way`, async () => {
  const dataDir = newFolder('crashes');
  const waits: number[] = [];
  let host = await startHost(dataDir);
  const { running } = host;
  const { anna, conversation } = await couple(host);
  const texts: string[] = [];
  for (let count = 0; count < CRASHES; count += 1) {
    const text = `crash-${count}`;
    const faults = noFaults();
    const crashing = host;
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select from members where id = ${anna.id} for update`);
      const lost = tryOnce(anna, faults, message(conversation, text));
      const isKeyTaken = async () =>
        (await query(`select from idempotency_keys where key = 'key-of-${text}'`)).length === 1;
      await expect.poll(isKeyTaken).toBe(true);
      crashing.child.kill('SIGKILL');
      await lost;
    });
    host = await startHost(dataDir);
    // The browser goes on at the next host.
    running.fetch = host.running.fetch;
    const began = performance.now();
    await insist(anna, faults, message(conversation, text));
    waits.push(Math.round(performance.now() - began));
    texts.push(text);
  }
  const report = { ...(await compare(conversation, texts)), waitsMs: waits };
  console.log(report);
  expect(report).toMatchObject({ lost: 0, doubled: 0 });
  expect(Math.max(...waits)).toBeLessThan(2000);
});
