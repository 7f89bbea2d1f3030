import { expect, full, test, type Page } from './test.ts';
import { classic, nocturne, type Brand } from './brands.ts';
import { demoAnna, enter } from './people/join.ts';
import { waitForScreen } from './people/script.ts';

const top = (page: Page) => page.locator('[data-place="top"]');
const onTop = async (page: Page) => (await top(page).getAttribute('aria-label')) ?? '';
const expectTop = (page: Page, name: string) => expect(top(page)).toHaveAttribute('aria-label', name);
const expectNotTop = (page: Page, name: string) => expect(top(page)).not.toHaveAttribute('aria-label', name);

async function openDeck(page: Page, brand: Brand): Promise<void> {
  await enter(page, brand, demoAnna, '/match-finder');
  await expect(page.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible();
  await expect(top(page)).toBeVisible();
  await waitForScreen(page);
}

/** Waits for the next successful like request with this method. */
const waitForLike = (page: Page, method: string) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/api/likes.php') && response.request().method() === method && response.ok(),
  );

/** Moves a finger by pixels from the middle of the top card. */
async function moveFinger(page: Page, dx: number, dy: number): Promise<void> {
  const box = (await top(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx * part, y: y + dy * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
  await session.detach();
}

test('a member likes by key, skips by button and undoes both', { tag: full }, async ({ page }) => {
  await openDeck(page, nocturne);
  const first = await onTop(page);
  const likeResponse = waitForLike(page, 'POST');
  await page.keyboard.press('ArrowRight');
  await likeResponse;
  await expectNotTop(page, first);
  const second = await onTop(page);
  await page.getByRole('button', { name: `Skip ${second}` }).click();
  await expectNotTop(page, second);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectTop(page, second);
  const unlikeResponse = waitForLike(page, 'DELETE');
  await page.keyboard.press('Backspace');
  await unlikeResponse;
  await expectTop(page, first);
});

test('a finger on a phone swipes, scrolls and opens a profile, and back returns to the same card', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await openDeck(page, classic);
  const first = await onTop(page);
  await moveFinger(page, -280, 6);
  await expectNotTop(page, first);
  const second = await onTop(page);
  await moveFinger(page, 4, -220);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expectTop(page, second);
  await page.evaluate(() => scrollTo(0, 0));
  await top(page).getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${second}`) })).toBeVisible();
  await page.goBack();
  await expectTop(page, second);
  await page.reload();
  await expectTop(page, second);
  await context.close();
});
