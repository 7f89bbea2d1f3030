import { expect, full, test, type Page } from './test.ts';
import { classic, urlOf } from './brands.ts';
import { callApi } from './people/call.ts';
import { demoAnna, enter } from './people/join.ts';
import { waitForScreen } from './people/script.ts';

const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));
const results = (page: Page) => page.getByRole('main').getByRole('listitem');

interface Found {
  profiles: { id: string; name: string; gender: string; age: number }[];
}

/** A listed member. Names are not unique, so the path of the profile identifies the card. */
interface Listed {
  name: string;
  path: string;
}

/**
 * Returns a listed member whom Anna has not liked. The server tells whom she likes, because buttons show nobody as liked
 * until the page has loaded the likes.
 */
async function unlikedMember(page: Page): Promise<Listed> {
  const { profiles } = await callApi<{ profiles: { id: string }[] }>(page, 'GET', '/api/likes.php');
  const likedPaths = profiles.map(({ id }) => `/members/${id}`);
  const links = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link', { name: /, \d\d/ });
  const listedMembers = await links.evaluateAll((all) =>
    all.map((each) => ({
      path: new URL((each as HTMLAnchorElement).href).pathname,
      name: each.textContent.replace(/, \d\d.*/s, ''),
    })),
  );
  const member = listedMembers.find(({ path }) => path.startsWith('/members/') && !likedPaths.includes(path));
  if (!member) throw new Error(`All listed members are liked: ${JSON.stringify(listedMembers)}`);
  return member;
}

const cardOf = (page: Page, { path }: Listed) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${path}"], a[href^="${path}?"]`) });

/** Likes or unlikes and waits until the server has handled the request. */
async function toggle(page: Page, member: Listed): Promise<void> {
  const likeResponse = page.waitForResponse(
    (response) =>
      response.url().includes('/api/likes.php') && response.request().method() !== 'GET' && response.ok(),
  );
  await cardOf(page, member)
    .getByRole('button', { name: `Like ${member.name}` })
    .click();
  await likeResponse;
}

test.beforeEach(async ({ page }) => {
  await enter(page, classic, demoAnna);
  await waitForScreen(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(results(page).first()).toBeVisible();
});

test(
  'a member searches by gender and age, sees the results and views one of them',
  { tag: full, annotation: spec('member.can-search', 'member.can-view-profiles') },
  async ({ page }) => {
    // An earlier run may have left these filters selected, and an unchanged filter starts no search.
    await page.getByRole('combobox', { name: 'Age', exact: true }).selectOption({ index: 0 });
    await page.getByRole('combobox', { name: 'I’d like to see' }).selectOption({ label: 'Men' });
    // The search for similar members has an age range too, but is not manual.
    const response = page.waitForResponse((each) => {
      const { pathname, searchParams } = new URL(each.url());
      const isManual = searchParams.get('manual_search') === '1';
      return pathname === '/api/search.php' && isManual && searchParams.has('min_age');
    });
    await page.getByRole('combobox', { name: 'Age', exact: true }).selectOption({ index: 2 });
    const query = new URL((await response).url()).searchParams;
    const { profiles } = (await (await response).json()) as Found;
    expect(profiles.length).toBeGreaterThan(0);
    for (const { gender, age } of profiles) {
      expect(gender).toBe('m');
      expect(age).toBeGreaterThanOrEqual(Number(query.get('min_age')));
      expect(age).toBeLessThanOrEqual(Number(query.get('max_age')));
    }
    for (const { name, age } of profiles)
      await expect(page.getByRole('link', { name: new RegExp(`^${name}, ${age}`) }).first()).toBeVisible();

    const member = await unlikedMember(page);
    await cardOf(page, member)
      .getByRole('link', { name: `${member.name}, ` })
      .click();
    await expect(page).toHaveURL(new RegExp(`${member.path}$`));
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${member.name}`) })).toBeVisible();
    await expect(page.getByRole('img', { name: new RegExp(member.name) }).first()).toBeVisible();
  },
);

test(
  'a member likes and unlikes, and both are stored',
  {
    tag: full,
    annotation: spec('member.can-like-and-unlike', 'likes.chat-button-hidden', 'likes.visit-button-hidden'),
  },
  async ({ page }) => {
    const member = await unlikedMember(page);
    const { name } = member;
    await toggle(page, member);
    await page.goto(urlOf(classic, '/likes/sent'));
    const card = cardOf(page, member);
    await expect(card).toBeVisible();
    // The card has neither a chat nor a visit button: the name is the only link to the profile.
    await expect(card.getByRole('link')).toHaveCount(1);
    await expect(card.getByRole('button')).toHaveCount(2);
    await expect(card.getByRole('button', { name: `Like ${name}` })).toBeVisible();
    await expect(card.getByRole('button', { name: `Report or block ${name}` })).toBeVisible();
    await toggle(page, member);
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible();
    await expect(card).toHaveCount(0);
  },
);

test(
  'a member opens a conversation and gets the chat that the server returns',
  { tag: full, annotation: spec('member.can-start-chats', 'call.get-chat.navigates-to-chat') },
  async ({ page }) => {
    const member = await unlikedMember(page);
    const { name } = member;
    const response = page.waitForResponse((each) => new URL(each.url()).pathname === '/api/chat.php');
    await cardOf(page, member)
      .getByRole('button', { name: `Message ${name}` })
      .click();
    const { id } = (await (await response).json()) as { id: string };
    await expect(page).toHaveURL(urlOf(classic, `/chats/${id}`));
    await expect(page.getByRole('textbox', { name: `Message ${name}` })).toBeEditable();
  },
);

test(
  'a tile opens its partner in a new window without opener and referrer',
  { tag: full, annotation: spec('call.open-xcams-redirect', 'call.open-resellpartner') },
  async ({ page, context }) => {
    // Tiles are among twelve or more members, whatever Anna searched for last.
    const everybody = urlOf(classic, '/members?countryregion=0');
    await page.goto(everybody);
    for (const path of ['/api/xcams/redirect.php?account=', '/api/resellpartner.php?']) {
      const tile = page.locator('article', { hasText: 'Advertisement' }).locator(`a[href*="${path}"]`);
      const sentRequest = context.waitForEvent('request', (request) => request.url().includes(path));
      const openedPage = context.waitForEvent('page');
      await tile.click();
      const partner = await openedPage;
      await expect(partner).toHaveURL(/\/advert-demo/);
      expect((await (await sentRequest).allHeaders())['referer']).toBeUndefined();
      expect(await partner.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
      await partner.close();
      await expect(page).toHaveURL(everybody);
    }
  },
);
