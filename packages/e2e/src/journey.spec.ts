import { expect, test, type Browser, type Page } from './test.ts';
import { classic, urlOf } from './brands.ts';
import { join, joinQuickly, newPerson } from './people/join.ts';
import { waitForScreen } from './people/script.ts';

/** Timeout within which only an event can arrive, because polls run once a minute. */
const AT_ONCE = { timeout: 45_000 };

const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));
const navigation = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function newMember(
  browser: Browser,
  person: ReturnType<typeof newPerson>,
  arrive = joinQuickly,
): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const stream = page.waitForResponse(
    (response) => response.url().includes('/api/events.php') && response.ok(),
  );
  await arrive(page, classic, person);
  await stream;
  return page;
}

/** Presses a button for a like and waits until the server has handled its request. */
async function pressLike(page: Page, name: string, method = 'POST'): Promise<void> {
  const response = page.waitForResponse(
    (each) => each.url().includes('/api/likes.php') && each.request().method() === method && each.ok(),
  );
  await page.getByRole('button', { name: `Like ${name}` }).click();
  await response;
}

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'I’d like to see' }).selectOption({ label: 'Men' });
  await page.getByRole('combobox', { name: 'Age', exact: true }).selectOption({ index: 2 });
  await expect(page.getByRole('link', { name: new RegExp(`^${name}, `) })).toBeVisible();
}

test(
  'two members join, a like arrives at once and stays, the second one makes it mutual, and one is withdrawn',
  { annotation: spec('member.can-search', 'member.can-view-profiles', 'member.can-like-and-unlike') },
  async ({ browser }) => {
    const [mara, jonas] = [newPerson('Maravel'), newPerson('Quillon', 'Man')];
    const maraPage = await newMember(browser, mara, join);
    const jonasPage = await newMember(browser, jonas);

    await maraPage.reload();
    await waitForScreen(maraPage);
    await find(maraPage, jonas.name);
    await pressLike(maraPage, jonas.name);
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
      page.getByRole('dialog', { name: `A mutual like with ${name}` });
    await pressLike(jonasPage, mara.name);
    await expect(announcement(jonasPage, mara.name)).toBeVisible();
    await expect(announcement(maraPage, jonas.name)).toBeVisible(AT_ONCE);
    await announcement(jonasPage, mara.name).getByRole('button', { name: 'Keep looking' }).click();
    await expect(announcement(jonasPage, mara.name)).toHaveCount(0);

    await maraPage.goto(urlOf(classic, '/likes/mutual'));
    const link = maraPage.getByRole('link', { name: new RegExp(jonas.name) });
    await expect(link).toBeVisible();
    await expect(announcement(maraPage, jonas.name)).toHaveCount(0);
    await pressLike(maraPage, jonas.name, 'DELETE');
    await expect(link).toHaveCount(0);
    await maraPage.reload();
    await expect(heading(maraPage, 'Likes')).toBeVisible();
    await expect(link).toHaveCount(0);
  },
);
