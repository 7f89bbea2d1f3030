import { createWorld, respond } from '@meetcute/mocks';
import { chromium, expect, type Locator, type Page, type Route } from '@playwright/test';
import { headlessOptions } from '../launch-options.ts';

/** Likes while the browser is offline: the like fails at once and is reverted, instead of waiting for the network. */
async function likeOffline(page: Page, heart: Locator): Promise<void> {
  let failureCount = 0;
  const lose = (route: Route) => {
    failureCount += 1;
    return route.abort('internetdisconnected');
  };
  await page.route('**/api/likes.php', lose);
  await page.context().setOffline(true);
  await heart.click();
  await expect.poll(() => failureCount, 'a like is sent although the browser is offline').toBeGreaterThan(0);
  await expect(heart, 'a like that failed is reverted').toHaveText('♡');
  await page.context().setOffline(false);
  await page.unroute('**/api/likes.php', lose);
}

/** Uses each part of the guide as a member of a world does. */
async function tryParts(page: Page): Promise<void> {
  const heart = page.getByRole('button', { name: /^Like/ });
  await expect(heart, 'the member likes the first profile').toHaveAttribute('aria-pressed', 'true');
  // Else the next step would fail the call of this one.
  const unlikeResponse = page.waitForResponse(
    (response) => response.url().includes('/api/likes.php') && response.request().method() !== 'GET',
  );
  await heart.click();
  await unlikeResponse;
  await expect(heart).toHaveText('♡');
  await likeOffline(page, heart);
  await expect(page.locator('.card h3')).toBeVisible();

  const gender = page.locator('.filters').getByRole('combobox').first();
  await expect(gender).toBeEnabled();

  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.fill('Sent from outside');
  await message.press('Enter');
  for (const name of ['Messages', /^Messages with /])
    await expect(page.getByRole('log', { name, exact: true }).getByText('Sent from outside')).toBeVisible();
  await expect(page.locator('[aria-current="page"]'), 'the list marks the open chat').toHaveCount(1);
  await expect(message).toHaveValue('');

  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('button', { name: 'Block too' })).toBeFocused();
}

/** Opens the page with the code of the guide, whose calls a world answers, and returns the problems. */
export async function visitGuide(url: string): Promise<string[]> {
  const world = createWorld({ viewer: 'unpaid' });
  const problems: string[] = [];
  const browser = await chromium.launch(headlessOptions);
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      const isExpected = message.text().includes('ERR_INTERNET_DISCONNECTED');
      if (['error', 'warning'].includes(message.type()) && !isExpected)
        problems.push(`guide: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => problems.push(`guide: ${message}`));
    await page.route('**/api/**', async (route) => {
      const pageRequest = route.request();
      const body = pageRequest.postDataBuffer();
      const request = new Request(pageRequest.url(), {
        method: pageRequest.method(),
        headers: await pageRequest.allHeaders(),
        ...(body && { body: new Uint8Array(body) }),
      });
      const response = await respond(world, request);
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    });
    await page.goto(`${url}guide`);
    await tryParts(page).catch(({ message }: Error) => problems.push(`guide: ${message}`));
    return problems;
  } finally {
    await browser.close();
  }
}
