import type { Page } from '@playwright/test';

/** Logs out with the menu of the account, which stands in the frame of every page. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My account' }).click();
  const menu = page.getByRole('group', { name: 'My account' });
  await menu.getByRole('button', { name: 'Log out' }).click();
}
