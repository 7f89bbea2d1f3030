import { expect, test } from './test.ts';
import { nocturne, urlOf } from './brands.ts';
import { cancel, orders, ownPremium, subscribe } from './people/renewing.ts';

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
