import { expect, full, testWithBackCache as test, type Page } from './test.ts';
import { classic, urlOf } from './brands.ts';
import { callApi } from './people/call.ts';
import { listenAt, newBrowser, newConversation } from './people/conversation.ts';
import { createMember, enter, newPerson, type Person } from './people/join.ts';
import { logOut } from './people/log-out.ts';
import { waitForScreen } from './people/script.ts';

/** Creates a member and opens a page in their browser, which knows its time zone as all do after the first page. */
async function openPage(page: Page, path: string): Promise<Person> {
  const { hostname } = new URL(urlOf(classic));
  await page.context().addCookies([{ name: 'time_zone', value: 'UTC', domain: hostname, path: '/' }]);
  const person = newPerson('Retta');
  await createMember(page, classic, person);
  await page.goto(urlOf(classic, path));
  return person;
}

/** Leaves for another document of the site, as a link without script does. */
async function leave(page: Page): Promise<void> {
  // Before that, a page that returns loads again.
  await page.waitForFunction(() => 'confirmsReturn' in globalThis);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
  );
  await page.evaluate(() => location.assign('/pages/terms'));
  await page.waitForURL('**/pages/terms');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Chats' });

const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

/** Returns whether the page is the one that was left, or the reasons for which the browser has loaded it again. */
const readReturn = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = navigation as unknown as { notRestoredReasons: unknown };
    return (globalThis as { persisted?: boolean }).persisted ?? JSON.stringify(notRestoredReasons);
  });

const screens = [
  ['home', '/', null],
  ['the page of members', '/members', null],
  ['a profile', '/members', 'main a[href*="/members/"]'],
  ['the page of chats', '/chats', null],
] as const;

for (const [name, path, link] of screens)
  test(`${name} comes back from the back/forward cache`, { tag: full }, async ({ page }) => {
    await openPage(page, path);
    const address = link && (await page.locator(link).first().getAttribute('href'));
    if (address) await page.goto(urlOf(classic, address));
    await waitForScreen(page);
    await leave(page);
    await goBack(page);
    await expect.poll(() => readReturn(page)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('chats that come back show what has arrived meanwhile, and what arrives from then on', async ({
  browser,
}) => {
  const { anna, ben, path } = await newConversation(browser);
  const [annas, bens] = [await newBrowser(browser, anna.state), await newBrowser(browser, ben.state)];
  const page = await annas.newPage();
  // The first page stores the time zone.
  await listenAt(page, '/chats');
  await listenAt(page, '/chats');
  const write = (text: string) => {
    const payload = { client_id: crypto.randomUUID(), conversation: path.split('/').at(-1), text };
    const caller = { context: () => bens, url: () => urlOf(classic) };
    return callApi(caller, 'POST', '/api/messages.php', payload);
  };
  await leave(page);
  await write('While you were away');
  await goBack(page);
  await expect.poll(() => readReturn(page)).toBe(true);
  const list = page.getByRole('list', { name: 'Chats' });
  await expect(list.getByText('While you were away')).toBeVisible();
  await expect(page.getByRole('link', { name: /Chats.*1/ }).first()).toBeVisible();
  await write('Welcome back');
  await expect(list.getByText('Welcome back')).toBeVisible();
  await Promise.all([annas.close(), bens.close()]);
});

test('a page whose session has ended elsewhere stays hidden and leads to the log-in', async ({
  page,
  browser,
}) => {
  const person = await openPage(page, '/chats');
  await waitForScreen(page);
  await leave(page);
  const other = await browser.newPage();
  await enter(other, classic, person, '/pages/terms');
  await callApi(other, 'DELETE', '/api/sessions.php', { session: null });
  await other.close();
  const confirmation = page.waitForRequest('**/api/user.php');
  await goBack(page);
  await confirmation;
  await expect(heading(page)).toBeHidden();
  await expect(page).toHaveURL(urlOf(classic, '/login?next=%2Fchats'));
});

test('a page is gone after a log-out in the same tab', { tag: full }, async ({ page }) => {
  await openPage(page, '/chats');
  await waitForScreen(page);
  await leave(page);
  await page.goto(urlOf(classic, '/members'));
  await waitForScreen(page);
  await logOut(page);
  await expect(page).toHaveURL(urlOf(classic, '/login'));
  await page.evaluate(() => history.go(-3));
  await expect(page).toHaveURL(urlOf(classic, '/login?next=%2Fchats'));
  // The browser has asked the server, not the page itself.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe(
    'back_forward',
  );
});

test('the browser stores no call of a member', { tag: full }, async ({ page }) => {
  await openPage(page, '/chats');
  await waitForScreen(page);
  await page.waitForResponse('**/api/chats.php');
  const find = (path: string) =>
    page.evaluate(async (address) => {
      const search = fetch(address, { cache: 'only-if-cached', mode: 'same-origin' });
      return search.then(
        ({ ok }) => ok,
        () => false,
      );
    }, path);
  expect(await find('/icon.svg')).toBe(true);
  for (const path of ['/api/user.php', '/api/chats.php', '/api/likes.php'])
    expect(await find(path)).toBe(false);
});

test('a page is gone after a log-out in another tab', { tag: full }, async ({ page, context }) => {
  await openPage(page, '/chats');
  await listenAt(page, '/chats');
  // A page follows a log-out elsewhere once it is live. Before, its own calls are refused, and it stays as a visitor's.
  await listenAt(page, '/pages/terms');
  // Its calls wait: one that is refused before the other tab's message arrives would leave the terms open for a visitor.
  await page.route('**/api/**', () => undefined);
  const other = await context.newPage();
  await other.goto(urlOf(classic, '/members'));
  await waitForScreen(other);
  await logOut(other);
  await expect(other).toHaveURL(urlOf(classic, '/login'));
  // The terms that a member reads follow the log-out, too.
  await expect(page).toHaveURL(urlOf(classic, '/login'));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(urlOf(classic, '/login?next=%2Fchats'));
});

test(
  'a page that comes back offline shows nothing until the session is confirmed',
  { tag: full },
  async ({ page, context }) => {
    await openPage(page, '/chats');
    await waitForScreen(page);
    await leave(page);
    await context.setOffline(true);
    const confirmation = page.waitForRequest('**/api/user.php');
    await goBack(page);
    await confirmation;
    await expect(heading(page)).toBeHidden();
    await context.setOffline(false);
    await page.reload();
    await expect(heading(page)).toBeVisible();
  },
);
