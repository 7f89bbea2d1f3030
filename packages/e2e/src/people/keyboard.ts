import type { Page } from '@playwright/test';

/** Presses Tab until the first element with this role and name has the focus. */
export async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'textbox',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).first();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Pressing Tab 40 times did not reach the ${role} '${name}'.`);
}
