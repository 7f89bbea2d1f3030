import { expect, type Page } from '@playwright/test';

/** Returns the button that orders what the page shows. */
export const orderButton = (page: Page) =>
  page.getByRole('button', { name: /^Order with obligation to pay/ });

/** Chooses on the page of the test checkout, and comes back to the order. */
export async function choose(page: Page, choice: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
  await page.getByRole('button', { name: choice, exact: true }).click();
  await page.waitForURL(/\/transactions\//);
}
