import { expect, full, test, type Page } from './test.ts';
import { brands, classic, nocturne, urlOf } from './brands.ts';
import { demoAnna, demoBen } from './people/join.ts';
import { tabTo } from './people/keyboard.ts';
import { waitForScreen, waitForScript } from './people/script.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const brand of brands)
  test(`on ${brand.name} navigation focuses the heading of the new page`, { tag: full }, async ({ page }) => {
    await page.goto(urlOf(brand));
    await waitForScreen(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).first().click();
    await expect(heading(page, 'Meet people near you')).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(heading(page, 'Welcome back')).toBeFocused();
  });

/** Follows the link to the content, which the first Tab focuses. */
async function skipNavigation(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.getElementById('main')?.contains(document.activeElement))).toBe(
    true,
  );
}

for (const { brand, login } of [
  { brand: classic, login: demoAnna },
  { brand: nocturne, login: demoBen },
]) {
  test(
    `on ${brand.name} a member skips the navigation, logs in, likes and sends a message by keyboard alone`,
    { tag: brand === classic ? [] : full },
    async ({ page }) => {
      await page.goto(urlOf(brand, '/login'));
      await waitForScript(page);
      await skipNavigation(page);
      await tabTo(page, 'textbox', 'Email address');
      await page.keyboard.type(login.email);
      await tabTo(page, 'textbox', 'Password');
      await page.keyboard.type(login.password);
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Members')).toBeFocused();

      await tabTo(page, 'button', /^Like /);
      const like = page.getByRole('button', { name: /^Like / }).first();
      await page.keyboard.press('Enter');
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Enter');
      await expect(like).toHaveAttribute('aria-pressed', 'false');

      await page.keyboard.press('Shift+Tab');
      await tabTo(page, 'button', /^Message /);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/chats\/[^/]+$/);
      await tabTo(page, 'textbox', /^Message /);
      const text = `Good morning from the keyboard, ${Date.now()}.`;
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log').getByText(text)).toBeVisible();
    },
  );
}
