import { calls } from '@meetcute/contract';
import { type DevPostgres, startPostgres } from '@meetcute/dev-postgres';
import { openDatabase, type OpenDatabase } from '@meetcute/server';
import { sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { join, type Person } from '../browser.ts';
import { eventsOf } from '../events.ts';
import { type FullHost, startFullHost } from './host.ts';

/** PostgreSQL of a file of tests, and the hosts that use it. */
export interface OutageSetup {
  readonly postgres: DevPostgres;
  readonly database: OpenDatabase;
  /** Starts a host, which is killed after the tests. */
  readonly startHost: (dataDir?: string) => Promise<FullHost>;
  /** Resolves with the rows of a query. */
  readonly query: <T>(text: string) => Promise<T[]>;
  /** Compares acknowledged messages with stored ones. */
  readonly compare: (
    acknowledged: readonly string[],
  ) => Promise<{ acknowledged: number; lost: number; doubled: number }>;
}

/** Starts PostgreSQL before the tests of a file, and stops it and their hosts after them. Returns a function for the tests
 * that returns both. */
export function openOutageSetup(): () => OutageSetup {
  const hosts: FullHost[] = [];
  let postgres: DevPostgres | undefined;
  let database: OpenDatabase | undefined;
  let setup: OutageSetup | undefined;
  const open = async (): Promise<OutageSetup> => {
    const { databaseUrl } = (postgres = await startPostgres());
    const { db } = (database = await openDatabase({ databaseUrl }));
    const query = async <T>(text: string): Promise<T[]> => {
      const { rows } = (await db.execute(sql.raw(text))) as unknown as { rows: T[] };
      return rows;
    };
    const startHost = async (dataDir?: string) => {
      const host = await startFullHost(databaseUrl, dataDir);
      hosts.push(host);
      return host;
    };
    const compare = async (acknowledgedTexts: readonly string[]) => {
      const all = new Set(acknowledgedTexts);
      const storedTexts = (await query<{ text: string }>('select text from messages'))
        .map(({ text }) => text)
        .filter((text) => all.has(text));
      const unique = new Set(storedTexts);
      return {
        acknowledged: acknowledgedTexts.length,
        lost: all.size - unique.size,
        doubled: storedTexts.length - unique.size,
      };
    };
    return { postgres, database, startHost, query, compare };
  };
  beforeAll(async () => {
    setup = await open();
  });
  afterAll(async () => {
    for (const { child } of hosts) child.kill('SIGKILL');
    await database?.close();
    await postgres?.stop();
  });
  return () => setup!;
}

/** Two members of a host with a conversation. */
export type Couple = Awaited<ReturnType<typeof joinCouple>>;

/** Joins two members, who start a conversation. */
export async function joinCouple({ running }: FullHost) {
  const [anna, ben] = [await join(running), await join(running)];
  const { id } = await anna.browser.client.call(calls.startChat, { query: { profile: ben.id } });
  return { anna, ben, conversation: id };
}

/** Reads a stream and reopens it when it ends, until stopped. Counts each message. */
export function follow(person: Person) {
  const arrivalCounts = new Map<string, number>();
  let lastId: string | undefined;
  let streamCount = 0;
  const controller = new AbortController();
  const run = async () => {
    while (!controller.signal.aborted) {
      streamCount += 1;
      try {
        for await (const event of eventsOf(person, lastId)) {
          lastId = event.id;
          if (event.type === 'message')
            arrivalCounts.set(event.data.text, (arrivalCounts.get(event.data.text) ?? 0) + 1);
          if (controller.signal.aborted) return;
        }
      } catch {
        await setTimeout(100);
      }
    }
  };
  void run();
  return { arrived: arrivalCounts, opened: () => streamCount, stop: () => controller.abort() };
}

/** Milliseconds until a message was stored and streamed, and a mail was sent. */
export interface Probe {
  stored: number;
  streamed: number;
  mailed: number;
}

/** Returns the longest time of each kind, rounded. */
export const findSlowest = (probes: readonly Probe[]): Probe => ({
  stored: Math.round(Math.max(...probes.map(({ stored }) => stored))),
  streamed: Math.round(Math.max(...probes.map(({ streamed }) => streamed))),
  mailed: Math.round(Math.max(...probes.map(({ mailed }) => mailed))),
});
