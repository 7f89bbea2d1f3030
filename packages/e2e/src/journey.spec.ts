import { expect, test, type Browser, type Page } from './test.ts';
import { brands, classic, nocturne, urlOf, type Brand } from './brands.ts';
import { join, joinQuickly, newPerson } from './people/join.ts';

/** Timeout within which only an event can arrive, because polls run once a minute. */
const AT_ONCE = { timeout: 45_000 };

const navigation = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const log = (page: Page, name: string) => page.getByRole('log', { name: `Messages with ${name}` });

async function newMember(
  browser: Browser,
  brand: Brand,
  person: ReturnType<typeof newPerson>,
  arrive = joinQuickly,
): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const stream = page.waitForResponse(
    (response) => response.url().includes('/api/events.php') && response.ok(),
  );
  await arrive(page, brand, person);
  await stream;
  return page;
}

/** Performs an action and waits until the server has handled its request. */
async function waitForPost(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const response = page.waitForResponse(
    (each) => each.url().includes(path) && each.request().method() === 'POST' && each.ok(),
  );
  await act();
  await response;
}

async function sendMessage(page: Page, to: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: `Message ${to}` }).fill(text);
  await waitForPost(page, '/api/messages.php', () => page.keyboard.press('Enter'));
}

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'I’d like to see' }).selectOption({ label: 'Men' });
  await page.getByRole('combobox', { name: 'Age', exact: true }).selectOption({ index: 2 });
  await expect(page.getByRole('link', { name: new RegExp(`^${name}, `) })).toBeVisible();
}

for (const brand of brands) {
  test(`on ${brand.name} two members join, a like arrives at once and stays, and the second one makes it mutual`, async ({
    browser,
  }) => {
    const [mara, jonas] = [newPerson('Maravel'), newPerson('Quillon', 'Man')];
    const maraPage = await newMember(browser, brand, mara, join);
    const jonasPage = await newMember(browser, brand, jonas);

    await maraPage.reload();
    await find(maraPage, jonas.name);
    await waitForPost(maraPage, '/api/likes.php', () =>
      maraPage.getByRole('button', { name: `Like ${jonas.name}` }).click(),
    );
    await expect(navigation(jonasPage, /1 new like/)).toBeVisible(AT_ONCE);

    await navigation(jonasPage, /^Likes/).click();
    await expect(heading(jonasPage, 'Likes')).toBeVisible();
    const card = jonasPage.getByRole('listitem').filter({ hasText: mara.name });
    await expect(card.getByText('New', { exact: true })).toBeVisible();
    await card.getByRole('link', { name: new RegExp(mara.name) }).click();
    await expect(heading(jonasPage, new RegExp(`^${mara.name}`))).toBeVisible();
    await expect(jonasPage.getByText(`${mara.name} likes long walks and short queues.`)).toBeVisible();
    await expect(navigation(jonasPage, /1 new like/)).toHaveCount(0);

    // The mutual like is announced to both, and only once.
    const announcement = (page: Page, name: string) =>
      page.getByRole('group', { name: `You and ${name} like each other` });
    await waitForPost(jonasPage, '/api/likes.php', () =>
      jonasPage.getByRole('button', { name: `Like ${mara.name}` }).click(),
    );
    await expect(announcement(jonasPage, mara.name)).toBeVisible();
    await expect(announcement(maraPage, jonas.name)).toBeVisible(AT_ONCE);
    await announcement(jonasPage, mara.name).getByRole('button', { name: 'Close' }).click();
    await expect(announcement(jonasPage, mara.name)).toHaveCount(0);

    await maraPage.goto(urlOf(brand, '/likes/mutual'));
    await expect(maraPage.getByRole('link', { name: new RegExp(jonas.name) })).toBeVisible();
    await expect(announcement(maraPage, jonas.name)).toHaveCount(0);
  });
}

test('a message arrives at once, counts as unread until read, and stays', async ({ browser }) => {
  const [mara, jonas] = [newPerson('Isolde'), newPerson('Tarquin', 'Man')];
  const maraPage = await newMember(browser, classic, mara);
  const jonasPage = await newMember(browser, classic, jonas);

  await maraPage.reload();
  await find(maraPage, jonas.name);
  await maraPage.getByRole('button', { name: `Message ${jonas.name}` }).click();
  await expect(maraPage).toHaveURL(/\/chats\/[^/]+$/);
  await sendMessage(maraPage, jonas.name, 'Do you like long walks too?');
  await expect(log(maraPage, jonas.name).getByText('Do you like long walks too?')).toBeVisible();
  await expect(navigation(jonasPage, /1 new message/)).toBeVisible(AT_ONCE);

  await navigation(jonasPage, /^Chats/).click();
  // She is also among the search results, which stay until the chats have loaded.
  await expect(heading(jonasPage, 'Chats')).toBeVisible();
  await jonasPage.getByRole('link', { name: new RegExp(mara.name) }).click();
  await expect(log(jonasPage, mara.name).getByText('Do you like long walks too?')).toBeVisible();
  await expect(navigation(jonasPage, /new message/)).toHaveCount(0);
  await expect(log(maraPage, jonas.name).getByText('Read', { exact: true })).toBeAttached();

  await sendMessage(jonasPage, mara.name, 'Every Sunday, rain or shine.');
  await expect(log(maraPage, jonas.name).getByText('Every Sunday, rain or shine.')).toBeVisible(AT_ONCE);
  await sendMessage(maraPage, jonas.name, 'Then next Sunday it is.');
  await expect(log(jonasPage, mara.name).getByText('Then next Sunday it is.')).toBeVisible(AT_ONCE);

  await maraPage.reload();
  for (const text of [
    'Do you like long walks too?',
    'Every Sunday, rain or shine.',
    'Then next Sunday it is.',
  ]) {
    await expect(log(maraPage, jonas.name).getByText(text)).toBeVisible();
  }
});

test(`on ${nocturne.name} a message shows its price and keeps its text when credits are missing`, async ({
  browser,
}) => {
  const [mara, jonas] = [newPerson('Isolde'), newPerson('Tarquin', 'Man')];
  const jonasPage = await newMember(browser, nocturne, jonas);
  const maraPage = await newMember(browser, nocturne, mara);
  await find(maraPage, jonas.name);
  await maraPage.getByRole('button', { name: `Message ${jonas.name}` }).click();
  const field = maraPage.getByRole('textbox', { name: `Message ${jonas.name}` });
  await field.fill('What are you reading?');
  await expect(maraPage.getByText('2 credits', { exact: true })).toBeVisible();
  await expect(
    maraPage.getByText(/^A message costs 2 credits, and you don’t have enough left/),
  ).toBeVisible();
  await expect(maraPage.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(field).toHaveValue('What are you reading?');
  await expect(navigation(jonasPage, /new message/)).toHaveCount(0);
});
