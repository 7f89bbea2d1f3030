import { expect, test, type Page } from '@playwright/test';
import { classic, urlOf } from './brands.ts';
import { demoAnna, logIn } from './people/join.ts';

const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));
const results = (page: Page) => page.getByRole('main').getByRole('listitem');

interface Found {
  profiles: { id: string; name: string; gender: string; age: number }[];
}

/** Returns the name of a listed member whom Anna has not liked. */
async function someone(page: Page): Promise<string> {
  const like = page.getByRole('button', { name: /^Like /, pressed: false }).first();
  return ((await like.getAttribute('aria-label')) ?? '').replace('Like ', '');
}

/** Likes or unlikes and waits until the server has handled the request. */
async function toggle(page: Page, name: string, path: string): Promise<void> {
  const taken = page.waitForResponse(
    (answer) => answer.url().includes(path) && answer.request().method() !== 'GET' && answer.ok(),
  );
  await page.getByRole('button', { name: `Like ${name}` }).click();
  await taken;
}

test.beforeEach(async ({ page }) => {
  await page.goto(urlOf(classic, '/login'));
  await logIn(page, demoAnna);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(results(page).first()).toBeVisible();
});

test(
  'a member searches by gender and age and sees the results',
  { annotation: spec('member.can-search') },
  async ({ page }) => {
    await page.getByRole('combobox', { name: 'I’d like to see' }).selectOption({ label: 'Men' });
    const answer = page.waitForResponse(
      (each) => each.url().includes('/api/search.php') && each.url().includes('min_age='),
    );
    await page.getByRole('combobox', { name: 'Age', exact: true }).selectOption({ index: 2 });
    const asked = new URL((await answer).url()).searchParams;
    const { profiles } = (await (await answer).json()) as Found;
    expect(profiles.length).toBeGreaterThan(0);
    for (const { gender, age } of profiles) {
      expect(gender).toBe('m');
      expect(age).toBeGreaterThanOrEqual(Number(asked.get('min_age')));
      expect(age).toBeLessThanOrEqual(Number(asked.get('max_age')));
    }
    for (const { name, age } of profiles)
      await expect(page.getByRole('link', { name: new RegExp(`^${name}, ${age}`) }).first()).toBeVisible();
  },
);

test('a member views another profile', { annotation: spec('member.can-view-profiles') }, async ({ page }) => {
  const name = await someone(page);
  await page.getByRole('link', { name: new RegExp(`^${name}, `) }).click();
  await expect(page).toHaveURL(/\/members\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(name) }).first()).toBeVisible();
});

test(
  'a member likes and unlikes, and both are stored',
  { annotation: spec('member.can-like-and-unlike', 'likes.chat-button-hidden', 'likes.visit-button-hidden') },
  async ({ page }) => {
    const name = await someone(page);
    const sent = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}, `) });
    await toggle(page, name, '/api/likes.php');
    await page.goto(urlOf(classic, '/likes/sent'));
    await expect(sent).toBeVisible();
    const card = page.getByRole('article', { name, exact: true });
    // The card has neither a chat nor a visit button: the name is the only link to the profile.
    await expect(card.getByRole('link')).toHaveCount(1);
    await expect(card.getByRole('button')).toHaveCount(2);
    await expect(card.getByRole('button', { name: `Like ${name}` })).toBeVisible();
    await expect(card.getByRole('button', { name: `Report or block ${name}` })).toBeVisible();
    await toggle(page, name, '/api/likes.php');
    await expect(sent).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible();
    await expect(sent).toHaveCount(0);
  },
);

test(
  'a member opens a conversation and gets the chat that the server returns',
  { annotation: spec('member.can-start-chats', 'call.get-chat.navigates-to-chat') },
  async ({ page }) => {
    const name = await someone(page);
    const answer = page.waitForResponse((each) => new URL(each.url()).pathname === '/api/chat.php');
    await page.getByRole('button', { name: `Message ${name}` }).click();
    const { id } = (await (await answer).json()) as { id: string };
    await expect(page).toHaveURL(urlOf(classic, `/chats/${id}`));
    await expect(page.getByRole('textbox', { name: `Message ${name}` })).toBeEditable();
  },
);

test(
  'a tile opens its partner in a new window without opener and referrer',
  { annotation: spec('call.open-xcams-redirect', 'call.open-resellpartner') },
  async ({ page, context }) => {
    // Tiles are among twelve or more members, whatever Anna searched for last.
    const everybody = urlOf(classic, '/members?countryregion=0');
    await page.goto(everybody);
    for (const path of ['/api/xcams/redirect.php?account=', '/api/resellpartner.php?']) {
      const tile = page.locator('article', { hasText: 'Advertisement' }).locator(`a[href*="${path}"]`);
      const asked = context.waitForEvent('request', (request) => request.url().includes(path));
      const opened = context.waitForEvent('page');
      await tile.click();
      const partner = await opened;
      await expect(partner).toHaveURL(/\/advert-demo/);
      expect((await (await asked).allHeaders())['referer']).toBeUndefined();
      expect(await partner.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
      await partner.close();
      await expect(page).toHaveURL(everybody);
    }
  },
);
