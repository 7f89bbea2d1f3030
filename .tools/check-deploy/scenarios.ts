import { join } from 'node:path';
import { startPostgres } from '../../packages/dev-postgres/src/index.ts';
import { freePort } from '../../packages/dev-postgres/src/retry.ts';
import { root } from '../workspace.ts';
import type { Image } from './build.ts';
import { checkForgery, checkProxy, checkRedirect, type Expect } from './checks.ts';
import { startProxy } from './proxy.ts';
import { type Place, runIn, startIn } from './start.ts';

/** Host name of the site that is visited. */
export const HOST = 'site.test';

const EXAMPLE = join(root, 'packages/host/deploy/nginx.conf');

type Folders = Omit<Place, 'env'>;

/** Migrates a PostgreSQL with an image, starts the host on it, and stops it. */
export async function checkDatabase(image: Image, place: Folders, expect: Expect): Promise<void> {
  const postgres = await startPostgres();
  try {
    const PORT = String(await freePort());
    const container = { ...place, env: { PORT, DATABASE_URL: postgres.databaseUrl, MIGRATE: 'off' } };
    const start = [...image.entrypoint, ...image.command];
    const early = runIn(image, container, start);
    expect(
      'a start before the migration is refused',
      early.status === 1 && early.output.includes('migrate'),
      early,
    );
    const migration = runIn(image, container, [...image.entrypoint, 'migrate']);
    expect('migrations are a step of their own', migration.status === 0, migration);
    const host = await startIn(image, container);
    const health = runIn(image, container, image.healthcheck);
    expect('the health check passes', health.status === 0, health);
    const absent = runIn(image, { ...container, env: { ...container.env, PORT: '9' } }, image.healthcheck);
    expect('the health check fails without a host', absent.status === 1, absent);
    const writeAttempt = runIn(image, container, [
      'sh',
      '-c',
      'touch /app/x; touch /sites/x; touch /data/x && touch /tmp/x && id -u',
    ]);
    expect(
      'only the data folder and /tmp are written',
      /Read-only.*Read-only.*\n1000\n$|^1000\n/s.test(writeAttempt.output),
      writeAttempt,
    );
    const code = await host.stop();
    expect('it stops with code 0', code === 0, [code, host.read().slice(-500)]);
  } finally {
    await postgres.stop();
  }
}

/** Starts a demo of an image behind the proxy, and visits it. */
export async function checkSite(image: Image, place: Folders, folder: string, expect: Expect): Promise<void> {
  const ports = { host: await freePort(), http: await freePort(), https: await freePort() };
  // A demo has members who can log in. The image shows none unless told to.
  const env = {
    DEMO: '1',
    PORT: String(ports.host),
    TRUST_PROXY: '1',
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'info',
  };
  const host = await startIn(image, { ...place, env });
  const proxy = await startProxy(EXAMPLE, folder, HOST, ports);
  try {
    await checkRedirect(ports.http, HOST, expect);
    const authority = `${HOST}:${ports.https}`;
    await checkProxy(proxy.session, authority, expect);
    await checkForgery(proxy.session, { authority, hostPort: ports.host }, host.read, expect);
  } finally {
    await proxy.stop();
    await host.stop();
  }
}
