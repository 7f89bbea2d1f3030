import { expect, type Page } from '@playwright/test';
import { nocturne, urlOf } from '../brands.ts';
import { callApi } from './call.ts';
import { createMember, newPerson } from './join.ts';
import { choose, orderButton } from './paying.ts';

/** Orders premium that renews, and pays it. */
export async function subscribe(page: Page, port?: number): Promise<void> {
  await createMember(page, nocturne, newPerson('Rena'), port);
  await page.goto(urlOf(nocturne, '/premium', port));
  await page.getByRole('switch', { name: /^Renew Premium/ }).click();
  await expect(page.getByText('Premium doesn’t renew. You won’t be charged again.')).toBeHidden();
  await orderButton(page).click();
  await choose(page, 'Pay');
  await expect(page.getByText(/You have Premium until/)).toBeVisible();
}

/** Locates the member's premium on a page. */
export const ownPremium = (page: Page) => page.getByRole('group', { name: 'Your Premium' });

/** Cancels premium in two steps, from the page that shows it. */
export async function cancel(page: Page): Promise<void> {
  await ownPremium(page).getByRole('link', { name: 'Cancel Premium' }).click();
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await expect(page.getByText(/^Cancelled on .*\d\d:\d\d.* UTC/)).toBeVisible();
}

/** Returns the member's orders, newest first. */
export const orders = (page: Page) =>
  callApi<{ transactions: { state: string; price: { amount: number } }[] }>(page, 'GET', '/api/orders.php');
