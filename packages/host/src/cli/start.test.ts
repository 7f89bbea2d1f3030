import { claimDataFolder } from '@meetcute/server';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newDataFolder } from '../../../server/test/data-folder.ts';
import { newFolder, readStartFailure, startProgram } from '../testing/program.ts';

function start(env: Record<string, string>) {
  const program = startProgram(env);
  onTestFinished(() => void program.child.kill('SIGKILL'));
  return program;
}

// One start covers all of it: it takes three seconds of processor time.
test('prints the addresses, responds, warns once of an untrusted proxy and exits cleanly on SIGTERM', async () => {
  const host = start({});
  await host.ready;
  const [, port] = /http:\/\/localhost:(\d+)/.exec(host.read()) ?? [];
  expect(host.read()).toContain(`http://nocturne.localhost:${port}`);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('hello');
  expect(await (await fetch(`http://localhost:${port}/_outbox`)).text()).toContain('No mail yet.');
  // A page, a call and a stored reply.
  for (const path of ['/', '/api/user.php', '/robots.txt'])
    await fetch(`http://localhost:${port}${path}`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  host.child.kill('SIGTERM');
  expect(await host.exit).toBe(0);
  expect(host.read().split('set TRUST_PROXY=1')).toHaveLength(2);
});

test(
  'keeps compiled code for the next start, even if it is killed, in a claimed folder alone',
  { tags: 'full' },
  async () => {
    const folders = [claimDataFolder(newFolder('claimed')), newFolder('unclaimed')];
    const hasCodeByFolder = await Promise.all(
      folders.map(async (folder) => {
        const host = start({ DATA_DIR: folder });
        await host.ready;
        const isKept = () => readdirSync(folder, { recursive: true }).length > 100;
        await expect.poll(() => isKept() || folder === folders[1], { timeout: 30_000 }).toBe(true);
        host.child.kill('SIGKILL');
        await host.exit;
        return isKept();
      }),
    );
    expect(hasCodeByFolder).toEqual([true, false]);
  },
);

test('logs JSON lines alone when a collector reads them, and no log-in', { tags: 'full' }, async () => {
  const host = start({ LOG_FORMAT: 'json' });
  await expect.poll(host.read).toContain('"msg":"Ready"');
  const lines = () =>
    host
      .read()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string; sites?: { name: string; url: string }[] });
  const url = lines().at(-1)?.sites?.[0]?.url ?? '';
  const page = await fetch(url, { method: 'POST' });
  host.child.kill('SIGTERM');
  expect(await host.exit).toBe(0);
  expect(lines().slice(-3)).toMatchObject([
    { msg: 'Ready' },
    { msg: 'Request', requestId: page.headers.get('x-request-id'), method: 'POST', route: '/' },
    { msg: 'Stopping', level: 'info' },
  ]);
});

test('logs a failed start as a JSON line', async () => {
  const host = start({ LOG_FORMAT: 'json', TEMPLATES_DIR: newFolder('templates') });
  expect(await host.exit).toBe(1);
  expect(JSON.parse(host.read())).toMatchObject({
    level: 'error',
    msg: expect.stringContaining('which is no template. There are: none.'),
  });
});

test('exits with code 1 and one sentence when the port is in use', async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const host = start({ PORT: String(port) });
  expect(await host.exit).toBe(1);
  expect(host.read()).toBe(
    `Port ${port} is in use by another program. Name another one in PORT, or with --port ${port + 1}.\n`,
  );
});

test('lists the templates when a template does not exist', async () => {
  const folder = newFolder('templates');
  mkdirSync(join(folder, 'harbour'));
  expect(await readStartFailure({ TEMPLATES_DIR: folder })).toMatch(
    /'settings\.template' is 'nocturne', which is no template\. There are: harbour\./,
  );
});

test('fails with one sentence when a template has no build', async () => {
  const folder = newFolder('templates');
  for (const name of ['classic', 'nocturne']) mkdirSync(join(folder, name));
  expect(await readStartFailure({ TEMPLATES_DIR: folder })).toMatch(
    /^The template '(classic|nocturne)' has no build: .*$/,
  );
});

test('names the site file and its invalid field', async () => {
  const folder = newFolder('sites');
  writeFileSync(join(folder, 'bad.json'), '{ "id": "bad", "hosts": "x" }');
  expect(await readStartFailure({ SITES_DIR: folder })).toMatch(
    /bad\.json:1:16: 'hosts' is not a list of host names/,
  );
});

test.each([{}, { DATABASE_URL: 'postgres://someone:s3cret@127.0.0.1:9/members' }])(
  'refuses a foreign data folder and leaves it unchanged, with %j',
  async (database) => {
    const folder = newFolder('foreign');
    writeFileSync(join(folder, 'letter.txt'), 'dear');
    expect(await readStartFailure({ DATA_DIR: folder, API_ORIGIN: '', ...database })).toMatch(
      /is not empty and was not made by Meetcute/,
    );
    expect(readdirSync(folder)).toEqual(['letter.txt']);
  },
);

// One start covers both, because filling an embedded database is slow.
test(
  'warns once on a real site of unsent mails and of an untrusted proxy, and finishes requests after SIGTERM',
  { tags: 'full', timeout: 300_000 },
  async () => {
    const host = start({ API_ORIGIN: '', DEMO: '0', DATA_DIR: await newDataFolder() });
    await host.ready;
    await expect.poll(host.read).toMatch(/Warning: mails are not sent, they are written to \S+outbox\./);
    await expect.poll(host.read).toMatch(/Warning: TRUST_PROXY is off/);
    // Besides one about each site, which is a demo.
    const [, ...warnings] = host.read().split('Warning:');
    expect(warnings.filter((warning) => !warning.includes("'demo' is true"))).toHaveLength(2);

    const [, port] = /http:\/\/localhost:(\d+)/.exec(host.read()) ?? [];
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'a-quiet-Lantern-42' });
    const headers = { 'content-type': 'application/json', 'content-length': body.length, 'x-package': 'x' };
    const outgoing = request(`http://localhost:${port}/api/login.php`, {
      method: 'POST',
      agent: false,
      headers: { ...headers, expect: '100-continue' },
    });
    outgoing.flushHeaders();
    // The host has read the headers.
    await once(outgoing, 'continue');
    host.child.kill('SIGTERM');
    await expect.poll(host.read).toContain('Stopping.');
    outgoing.end(body);
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    response.resume();
    expect([response.statusCode, response.headers.connection]).toEqual([401, 'close']);
    expect(await host.exit).toBe(0);
  },
);

test(
  'exits with code 1 and names the command when the database must be migrated first',
  { tags: 'full', timeout: 300_000 },
  async () => {
    const host = start({ API_ORIGIN: '', DEMO: '0', MIGRATE: 'off', DATA_DIR: await newDataFolder() });
    expect(await host.exit).toBe(1);
    expect(host.read()).toMatch(
      /Opening the database\.\nThe database lacks \d+ migrations \(0000_start to \S+\) of this version\. Apply with: npx meetcute migrate\n$/,
    );
  },
);

test('hides the password when PostgreSQL does not respond', async () => {
  const DATABASE_URL = 'postgres://someone:s3cret@127.0.0.1:9/members';
  const failure = await readStartFailure({ API_ORIGIN: '', DATABASE_URL });
  expect(failure).toMatch(
    /^Photos are stored in .*STORAGE_URL\.\nOpening the database\.\nThe database at 127\.0\.0\.1:9\/members can't be used .*DATABASE_URL.*$/,
  );
  expect(failure).not.toContain('s3cret');
});
