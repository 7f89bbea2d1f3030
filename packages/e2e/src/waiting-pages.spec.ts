import { setTimeout } from 'node:timers/promises';
import { expect, full, test, type Page, type Route } from './test.ts';
import { brands, classic, nocturne, urlOf } from './brands.ts';
import { startDeploy } from './host/deploy.ts';
import { createMember, newPerson } from './people/join.ts';
import { waitForScript } from './people/script.ts';

/** Addresses of the site's scripts that a page runs or loads to run them, as they are requested. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test('home waits for an interaction, and follows a choice that was made before its script ran', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  const scriptRequest = page.waitForRequest('**/*.js');
  await page.goto(urlOf(classic, '/?cpc=0.30&page=1'));
  // The address does not wait for an interaction.
  expect(page.url()).toBe(urlOf(classic, '/?page=1'));
  // The files are fetched, so that a press finds them, but nothing runs.
  expect((await scriptRequest).resourceType()).toBe('fetch');
  expect(scripts).toEqual([]);
  await page.getByLabel('Change language').selectOption('nl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  expect(scripts).not.toEqual([]);
});

test('a page of a member starts by itself', async ({ page }) => {
  await createMember(page, classic, newPerson('Wim'));
  const scripts = scriptsOf(page);
  await page.goto(urlOf(classic, '/'));
  await expect.poll(() => scripts).not.toEqual([]);
});

test('a page that waited across a deploy loads again, and then starts', { tag: full }, async ({ page }) => {
  const site = await startDeploy();
  try {
    await page.goto(urlOf(nocturne, '/landers/gallery', site.port));
    site.loseFiles();
    const again = page.waitForEvent('load');
    // The focus moves to a link. A field with the focus would keep the page.
    await page.keyboard.press('Tab');
    await again;
    const scripts = scriptsOf(page);
    await page.keyboard.press('Tab');
    await expect.poll(() => scripts.some((address) => address.includes('/entry-browser'))).toBe(true);
  } finally {
    await site.stop();
  }
});

for (const [index, [what, answer]] of (
  [
    ['of another build', (route: Route) => route.fulfill({ status: 404 })],
    ['that do not arrive', () => new Promise(() => {})],
    [
      'of which the last one is missing',
      (route: Route) => (route.request().url().includes('entry-browser') ? route.abort() : route.continue()),
    ],
  ] as const
).entries())
  test(
    `a visitor joins with scripts ${what}`,
    { tag: index === 0 ? [] : full },
    async ({ page, context }) => {
      const brand = brands[index % 2] ?? nocturne;
      await page.route('**/*.js', answer);
      const { name, email, password } = newPerson('Wil');
      await page.goto(urlOf(brand, '/signup'));
      await page.getByRole('textbox', { name: 'Email address' }).fill(email);
      await page.getByRole('textbox', { name: 'Your name' }).fill(name);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Join now' }).click();
      await expect
        .poll(async () => (await context.cookies()).map((cookie) => cookie.name))
        .toContain('session');
    },
  );

test(
  'a visitor joins with scripts that are 20 seconds late, and loses nothing typed',
  { tag: full },
  async ({ page, context }) => {
    const arrival = Date.now() + 20_000;
    await page.route('**/*.js', async (route) => {
      await setTimeout(Math.max(0, arrival - Date.now()));
      await route.continue();
    });
    const { name, email, password } = newPerson('Wies');
    await page.goto(urlOf(classic, '/signup'));
    await page.getByRole('textbox', { name: 'Email address' }).fill(email);
    await page.getByRole('textbox', { name: 'Your name' }).fill(name);
    await waitForScript(page);
    expect(Date.now()).toBeGreaterThanOrEqual(arrival);
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Join now' }).click();
    await expect
      .poll(async () => (await context.cookies()).map((cookie) => cookie.name))
      .toContain('session');
  },
);
