/** Counts of new likes and messages, which arrive after the page: they move nothing. */
import { expect, test, type BrowserContext, type Page } from './test.ts';
import { classic, nocturne, urlOf, type Brand } from './brands.ts';
import { callApi } from './people/call.ts';
import { createMember, newPerson } from './people/join.ts';
import { waitForScreen } from './people/script.ts';
import { shiftOf } from './shift.ts';

const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

/** Returns the boxes of the links of the navigation. */
const measureLinks = (page: Page) =>
  links(page).evaluateAll((all) =>
    all.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );

/** Logs a new member in who has one new like and, where messages are free, one new message. */
async function logInWithNews(context: BrowserContext, brand: Brand): Promise<void> {
  const caller = { context: () => context, url: () => urlOf(brand) };
  const id = await createMember(caller, brand, newPerson('Nora'));
  const cookies = await context.cookies();
  await context.clearCookies();
  await createMember(caller, brand, newPerson('Lars', 'Man'));
  await callApi(caller, 'POST', '/api/likes.php', { profile: id });
  if (brand === classic) {
    const chat = await callApi<{ id: string }>(caller, 'GET', `/api/chat.php?profile=${id}`);
    const message = { client_id: crypto.randomUUID(), conversation: chat.id, text: 'Hello' };
    await callApi(caller, 'POST', '/api/messages.php', message);
  }
  await context.clearCookies();
  await context.addCookies(cookies);
}

/** Holds the calls that bring counts, and returns a function that lets them pass. */
async function holdCounts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/(?:chats|likes)\.php/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return () => release();
}

/** A navigation in a bar and one in tabs. */
const places = [
  { brand: classic, width: 1440, news: [/1 new like/, /1 new message/] },
  { brand: nocturne, width: 390, news: [/1 new like/] },
] as const;

for (const { brand, width, news } of places)
  test(`counts that arrive late move nothing at ${brand.name}, ${width} px wide`, async ({
    page,
    context,
  }) => {
    await logInWithNews(context, brand);
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/members', '/chats']) {
      const release = await holdCounts(page);
      await page.goto(urlOf(brand, path));
      await waitForScreen(page);
      await expect(links(page).filter({ hasText: news[0] })).toHaveCount(0);
      const linksBefore = await measureLinks(page);
      expect(linksBefore.length, path).toBeGreaterThan(3);
      // A font that arrives after the page may have moved centred words by some pixels.
      const earlier = await shiftOf(page);
      release();
      for (const words of news) await expect(links(page).filter({ hasText: words })).toHaveCount(1);
      expect(await measureLinks(page), path).toEqual(linksBefore);
      expect(await shiftOf(page), path).toBe(earlier);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
