import { expect, full, test, type Page } from './test.ts';
import { brands, classic, nocturne, urlOf } from './brands.ts';
import { demoAnna, demoBen, newPerson } from './people/join.ts';
import { waitForScreen, waitForScript } from './people/script.ts';
import { launchOptions } from '../../../.tools/launch-options.ts';

// The step of sign-up that asks for notifications needs a browser that shows them.
test.use({ launchOptions });

// A fresh host draws its portraits on demand and would block the browser's six connections; the keyboard
// needs no images.
test.beforeEach(({ context }) => context.route('**/cdn/**', (route) => route.abort()));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Presses Tab until the first element with this role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).first();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Pressing Tab 40 times did not reach the ${role} '${name}'.`);
}

test('signing up works by keyboard alone', { tag: full }, async ({ page }) => {
  const { name, email, password } = newPerson('Oriel');
  await page.goto(urlOf(classic, '/signup'));
  for (const [field, text] of [
    ['Email address', email],
    ['Your name', name],
    ['Password', password],
  ] as const) {
    await tabTo(page, 'textbox', field);
    await page.keyboard.type(text);
  }
  await waitForScript(page);
  await expect(page.getByRole('button', { name: 'Join now' })).toBeEnabled();
  await page.keyboard.press('Enter');
  const steps = [
    ['Know when someone writes', 'Not now'],
    ['Show your smile', 'Continue without a photo'],
    ['Where do you live?', 'Continue without a place'],
    ['A little about you', 'Continue without this'],
    ['In your own words', 'Continue without this'],
    ['People you might like', 'Continue'],
  ] as const;
  for (const [title, button] of steps) {
    await expect(heading(page, title)).toBeFocused();
    await tabTo(page, 'button', button);
    await page.keyboard.press('Enter');
  }
  await expect(heading(page, 'One last thing')).toBeFocused();
  await tabTo(page, 'link', 'Go to the members');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Members')).toBeFocused();
});

for (const brand of brands) {
  test(
    `on ${brand.name} the first Tab focuses a link that skips the navigation`,
    { tag: brand === classic ? [] : full },
    async ({ page }) => {
      await page.goto(urlOf(brand));
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.getElementById('main')?.contains(document.activeElement)),
      ).toBe(true);
    },
  );

  test(
    `on ${brand.name} navigation focuses the heading of the new page`,
    { tag: brand === classic ? [] : full },
    async ({ page }) => {
      await page.goto(urlOf(brand));
      await waitForScreen(page);
      await page.getByRole('link', { name: 'Get started' }).click();
      await expect(heading(page, 'Meet people near you')).toBeFocused();
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await expect(heading(page, 'Welcome back')).toBeFocused();
    },
  );
}

for (const { brand, login } of [
  { brand: classic, login: demoAnna },
  { brand: nocturne, login: demoBen },
]) {
  test(
    `on ${brand.name} a member logs in, likes a member and sends a message by keyboard alone`,
    { tag: brand === classic ? [] : full },
    async ({ page }) => {
      await page.goto(urlOf(brand, '/login'));
      await waitForScript(page);
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
