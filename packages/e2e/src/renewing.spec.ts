import { expect, test, type Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { startPostgres } from '@meetcute/dev-postgres';
import { nocturne, urlOf } from './brands.ts';
import { freePort, newDataDir, startHost } from './host/host.ts';
import { callApi } from './people/call.ts';
import { joinQuickly, newPerson } from './people/join.ts';
import { choose, orderButton } from './people/paying.ts';

/** Orders premium that renews, and pays it. */
async function subscribe(page: Page, port?: number): Promise<void> {
  await joinQuickly(page, nocturne, newPerson('Rena'), port);
  await page.goto(urlOf(nocturne, '/premium', port));
  await page.getByRole('switch', { name: /^Renew premium/ }).click();
  await expect(page.getByText('It ends by itself. Nothing is charged again.')).toBeHidden();
  await orderButton(page).click();
  await choose(page, 'Pay');
  await expect(page.getByText('You have premium now.')).toBeVisible();
}

const ownPremium = (page: Page) => page.getByRole('group', { name: 'Your premium' });

/** Cancels premium in two steps, from the page that shows it. */
async function cancel(page: Page): Promise<void> {
  await ownPremium(page).getByRole('link', { name: 'Cancel premium' }).click();
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await expect(page.getByText(/^Cancelled on .*\d\d:\d\d.* UTC/)).toBeVisible();
}

const orders = (page: Page) =>
  callApi<{ transactions: { state: string; price: { amount: number } }[] }>(page, 'GET', '/api/orders.php');

test('premium that renews is cancelled in two steps, and its order is paid back', async ({ page }) => {
  await subscribe(page);
  const order = page.url();
  await page.goto(urlOf(nocturne, '/account'));
  await expect(ownPremium(page).getByText(/renews on/)).toBeVisible();
  await cancel(page);

  await page.goto(order);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('button', { name: /^Withdraw now and get/ }).click();
  await expect(page.getByText('Refunded').first()).toBeVisible();
  const { transactions } = await orders(page);
  expect(transactions.map(({ state }) => state)).toEqual(['refunded']);
});

test('premium on PostgreSQL is charged again at its end, until it is cancelled', async ({ page }) => {
  const [dataDir, port, postgres] = [newDataDir(), await freePort(), await startPostgres()];
  const input = { port, dataDir, databaseUrl: postgres.databaseUrl };
  let host = await startHost(input);
  try {
    await subscribe(page, port);
    // A month passes: the reminder was sent, and premium ends.
    await host.stop('SIGTERM');
    await postgres.query(
      "update subscriptions set renews_at = now(), reminded_at = now() - interval '8 days'; update jobs set due_at = now() where kind = 'renew-premium'",
    );
    host = await startHost(input);
    await page.goto(urlOf(nocturne, '/premium', port));
    await expect
      .poll(async () => (await orders(page)).transactions.map(({ state }) => state))
      .toEqual(['paid', 'paid']);
    await page.reload();
    await expect(ownPremium(page).getByText(/renews on/)).toBeVisible();
    await cancel(page);
    const { transactions } = await orders(page);
    expect(transactions[0]!.price.amount).toBeGreaterThan(transactions[1]!.price.amount);
  } finally {
    await host.stop('SIGTERM');
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
