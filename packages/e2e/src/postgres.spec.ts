import { freePort, startPostgres, type DevPostgres } from '@meetcute/dev-postgres';
import { expect, full, test } from './test.ts';
import { rmSync } from 'node:fs';
import { nocturne, urlOf } from './brands.ts';
import { newDataDir, startHost, type HostInput, type HostProcess } from './host/host.ts';
import { cancel, orders, ownPremium, subscribe } from './people/renewing.ts';

/** A host with PostgreSQL. */
let postgres: DevPostgres;
let input: HostInput;
let host: HostProcess;

test.beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
  input = { port: await freePort(), dataDir: newDataDir(), databaseUrl: postgres.databaseUrl };
  host = await startHost(input);
});
test.afterAll(async () => {
  await host?.stop('SIGTERM');
  await postgres?.stop();
  if (input) rmSync(input.dataDir, { recursive: true, force: true });
});

test(
  'premium on PostgreSQL is charged again at its end, until it is cancelled',
  { tag: full },
  async ({ page }) => {
    await subscribe(page, host.port);
    // A month passes: the reminder was sent, and premium ends.
    await host.stop('SIGTERM');
    await postgres.query(
      "update subscriptions set renews_at = now(), reminded_at = now() - interval '8 days'; update jobs set due_at = now() where kind = 'renew-premium'",
    );
    host = await startHost(input);
    await page.goto(urlOf(nocturne, '/premium', host.port));
    await expect
      .poll(async () => (await orders(page)).transactions.map(({ state }) => state))
      .toEqual(['paid', 'paid']);
    await page.reload();
    await expect(ownPremium(page).getByText(/renews on/)).toBeVisible();
    await cancel(page);
    const { transactions } = await orders(page);
    expect(transactions[0]!.price.amount).toBeGreaterThan(transactions[1]!.price.amount);
  },
);
