import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newDataFolder } from '../../server/test/data-folder.ts';
import { signUpFrom } from './testing/attacked-host.ts';
import { readEnvironment } from './start/environment.ts';
import { newFolder, startProgram } from './testing/program.ts';

const ORDER = {
  product: 'credits-50',
  country: 'NL',
  payment_method: 'ideal',
  price: { amount: 1199, currency: 'EUR' },
};

/** Folder of a site that sells credits, at a host name that resolves everywhere. */
function sitesFolder(): string {
  const { sitesDir } = readEnvironment({});
  const site = JSON.parse(readFileSync(join(sitesDir, 'nocturne.json'), 'utf8')) as object;
  const folder = newFolder('sites');
  writeFileSync(
    join(folder, 'nocturne.json'),
    JSON.stringify({ ...site, hosts: ['localhost', '127.0.0.1'] }),
  );
  return folder;
}

/** Starts a host with the test checkout on a data folder. */
async function start(dataDir: string) {
  const env = { HOST: '127.0.0.1', DEMO: '0', TEST_CHECKOUT: '1', TRUST_PROXY: '1', API_ORIGIN: '' };
  const program = startProgram({ ...env, DATA_DIR: dataDir, SITES_DIR: sitesFolder() });
  onTestFinished(() => void program.child.kill('SIGKILL'));
  await Promise.race([program.ready, program.exit.then(() => Promise.reject(new Error(program.read())))]);
  const port = Number(/http:\/\/[\w.]+:(\d+)/.exec(program.read())?.[1]);
  return { origin: `http://127.0.0.1:${port}`, ...program };
}

test(
  'credits are bought over HTTP, and a host that was killed finishes the payment',
  { tags: 'full', timeout: 300_000 },
  async () => {
    const dataDir = await newDataFolder();
    const first = await start(dataDir);
    expect(first.read()).toContain('Warning: TEST_CHECKOUT is on. Everybody can order without paying.');
    const headers = await signUpFrom(first.origin, '203.0.113.9', 'buyer@example.com');
    const call = async <T>(origin: string, path: string, payload?: object): Promise<T> => {
      const body = payload && JSON.stringify(payload);
      const all = { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) };
      const response = await fetch(origin + path, {
        method: body ? 'POST' : 'GET',
        headers: all,
        body: body ?? null,
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    };
    const buy = async () => {
      const {
        transaction: { id },
      } = await call<{ transaction: { id: string } }>(first.origin, '/api/orders.php', ORDER);
      const { pay_url } = await call<{ pay_url: string }>(first.origin, '/api/checkout.php', {
        transaction: id,
      });
      return { id, page: first.origin + new URL(pay_url).pathname };
    };
    const credits = async (origin: string) =>
      (await call<{ user: { credits: number } }>(origin, '/api/user.php')).user.credits;
    const choose = (page: string, choice: string, notices: string) =>
      fetch(page, {
        method: 'POST',
        body: new URLSearchParams({ choice, notices }),
        redirect: 'manual',
      });

    const paidOrder = await buy();
    const html = await (await fetch(paidOrder.page)).text();
    expect(html).toContain('No money moves, whatever you choose.');
    expect(html).toContain('€11.99');
    const response = await choose(paidOrder.page, 'pay', 'twice');
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/transactions/${paidOrder.id}`,
    ]);
    // Nobody asks for the transaction: the notice alone pays it.
    await expect.poll(() => credits(first.origin), { timeout: 20_000 }).toBe(50);

    const later = await buy();
    await choose(later.page, 'later', 'twice');
    first.child.kill('SIGKILL');
    await first.exit;
    const second = await start(dataDir);
    await expect.poll(() => credits(second.origin), { timeout: 60_000 }).toBe(100);
    const { transaction } = await call<{ transaction: object }>(
      second.origin,
      `/api/transactions.php?id=${later.id}`,
    );
    expect(transaction).toMatchObject({ state: 'paid', price: ORDER.price });
  },
);
