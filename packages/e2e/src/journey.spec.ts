import { expect, test, type Browser, type Page } from '@playwright/test';
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
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/events.php') && answer.ok());
  await arrive(page, brand, person);
  await stream;
  return page;
}

/** Performs an action and waits until the server has handled its request. */
async function taken(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (each) => each.url().includes(path) && each.request().method() === 'POST' && each.ok(),
  );
  await act();
  await answer;
}

async function say(page: Page, to: string, words: string): Promise<void> {
  await page.getByRole('textbox', { name: `Message ${to}` }).fill(words);
  await taken(page, '/api/messages.php', () => page.keyboard.press('Enter'));
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
    const hers = await newMember(browser, brand, mara, join);
    const his = await newMember(browser, brand, jonas);

    await hers.reload();
    await find(hers, jonas.name);
    await taken(hers, '/api/likes.php', () =>
      hers.getByRole('button', { name: `Like ${jonas.name}` }).click(),
    );
    await expect(navigation(his, /1 new like/)).toBeVisible(AT_ONCE);

    await navigation(his, /^Likes/).click();
    await expect(heading(his, 'Likes')).toBeVisible();
    const card = his.getByRole('listitem').filter({ hasText: mara.name });
    await expect(card.getByText('New', { exact: true })).toBeVisible();
    await card.getByRole('link', { name: new RegExp(mara.name) }).click();
    await expect(heading(his, new RegExp(`^${mara.name}`))).toBeVisible();
    await expect(his.getByText(`${mara.name} likes long walks and short queues.`)).toBeVisible();
    await expect(navigation(his, /1 new like/)).toHaveCount(0);

    // The mutual like is announced to both, and only once.
    const moment = (page: Page, name: string) =>
      page.getByRole('group', { name: `You and ${name} like each other` });
    await taken(his, '/api/likes.php', () => his.getByRole('button', { name: `Like ${mara.name}` }).click());
    await expect(moment(his, mara.name)).toBeVisible();
    await expect(moment(hers, jonas.name)).toBeVisible(AT_ONCE);
    await moment(his, mara.name).getByRole('button', { name: 'Close' }).click();
    await expect(moment(his, mara.name)).toHaveCount(0);

    await hers.goto(urlOf(brand, '/likes/mutual'));
    await expect(hers.getByRole('link', { name: new RegExp(jonas.name) })).toBeVisible();
    await expect(moment(hers, jonas.name)).toHaveCount(0);
  });
}

test('a message arrives at once, counts as unread until read, and stays', async ({ browser }) => {
  const [mara, jonas] = [newPerson('Isolde'), newPerson('Tarquin', 'Man')];
  const hers = await newMember(browser, classic, mara);
  const his = await newMember(browser, classic, jonas);

  await hers.reload();
  await find(hers, jonas.name);
  await hers.getByRole('button', { name: `Message ${jonas.name}` }).click();
  await expect(hers).toHaveURL(/\/chats\/[^/]+$/);
  await say(hers, jonas.name, 'Do you like long walks too?');
  await expect(log(hers, jonas.name).getByText('Do you like long walks too?')).toBeVisible();
  await expect(navigation(his, /1 new message/)).toBeVisible(AT_ONCE);

  await navigation(his, /^Chats/).click();
  // She is also among the search results, which stay until the chats have loaded.
  await expect(heading(his, 'Chats')).toBeVisible();
  await his.getByRole('link', { name: new RegExp(mara.name) }).click();
  await expect(log(his, mara.name).getByText('Do you like long walks too?')).toBeVisible();
  await expect(navigation(his, /new message/)).toHaveCount(0);
  await expect(log(hers, jonas.name).getByText('Read', { exact: true })).toBeAttached();

  await say(his, mara.name, 'Every Sunday, rain or shine.');
  await expect(log(hers, jonas.name).getByText('Every Sunday, rain or shine.')).toBeVisible(AT_ONCE);
  await say(hers, jonas.name, 'Then next Sunday it is.');
  await expect(log(his, mara.name).getByText('Then next Sunday it is.')).toBeVisible(AT_ONCE);

  await hers.reload();
  for (const words of [
    'Do you like long walks too?',
    'Every Sunday, rain or shine.',
    'Then next Sunday it is.',
  ]) {
    await expect(log(hers, jonas.name).getByText(words)).toBeVisible();
  }
});

test(`on ${nocturne.name} a message shows its price and keeps its text when credits are missing`, async ({
  browser,
}) => {
  const [mara, jonas] = [newPerson('Isolde'), newPerson('Tarquin', 'Man')];
  const his = await newMember(browser, nocturne, jonas);
  const hers = await newMember(browser, nocturne, mara);
  await find(hers, jonas.name);
  await hers.getByRole('button', { name: `Message ${jonas.name}` }).click();
  const field = hers.getByRole('textbox', { name: `Message ${jonas.name}` });
  await field.fill('What are you reading?');
  await expect(hers.getByText('2 credits', { exact: true })).toBeVisible();
  await expect(hers.getByText(/^A message costs 2 credits, and you don’t have enough left/)).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(field).toHaveValue('What are you reading?');
  await expect(navigation(his, /new message/)).toHaveCount(0);
});
