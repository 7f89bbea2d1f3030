import { expect, full, test, type Locator, type Page } from './test.ts';
import { nocturne } from './brands.ts';
import { demoBen, enter } from './people/join.ts';

const count = async (page: Page) => Number(/\d+/.exec(await page.getByText(/^\d+ people$/).innerText()));
const items = (page: Page) => page.getByRole('list', { name: 'Results' }).locator('[data-index]');

async function openSearch(page: Page, query: string): Promise<void> {
  await enter(page, nocturne, demoBen, `/members?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(items(page)).not.toHaveCount(0);
}

/** Scrolls past more than a hundred members and returns the location of a visible one. */
async function scrollFar(page: Page): Promise<string> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(Number(await items(page).last().getAttribute('data-index'))).toBeGreaterThan(120);
  }).toPass({ intervals: [100] });
  return page.evaluate(() => {
    const inSight = [...document.querySelectorAll<HTMLElement>('[data-index]')].find((item) => {
      // A whole card is not in sight at each position: two of them are higher than the window.
      const { top } = item.getBoundingClientRect();
      return top >= 0 && top < innerHeight && item.querySelector('h2 a, [data-part=name]');
    });
    return inSight?.dataset['index'] ?? 'none';
  });
}

/** Opens a profile and returns by history and by reload: the card, its position and the focus stay. */
async function expectRestored(page: Page, link: Locator): Promise<void> {
  const name = await link.innerText();
  const { y } = (await link.boundingBox())!;
  const expectUnchanged = async () => {
    await expect(link).toBeFocused();
    expect(await link.innerText()).toBe(name);
    expect(Math.abs((await link.boundingBox())!.y - y)).toBeLessThan(3);
  };
  await link.click();
  await expect(page).toHaveURL(/\/members\/[^/?]+$/);
  await page.goBack();
  await expectUnchanged();
  await page.reload();
  await expectUnchanged();
}

test(
  'returning from a profile far down endless results restores rows, position and card, also after a reload',
  { tag: full, annotation: { type: 'spec', description: 'search.results-infinite-scroll' } },
  async ({ page }) => {
    await openSearch(page, 'countryregion=0');
    expect(await count(page)).toBeGreaterThan(150);
    const place = await scrollFar(page);
    expect(Number(place)).toBeGreaterThan(100);
    expect(await items(page).count()).toBeLessThan(60);
    const link = page.locator(`[data-index="${place}"]`).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    await expectRestored(page, link);
  },
);

test(
  'similar members follow the last result, and returning from one of them restores them',
  { tag: full, annotation: { type: 'spec', description: 'search.similar-profiles-section' } },
  async ({ page }) => {
    await openSearch(page, 'gender=f&min_age=36&max_age=45&country=NL&countryregion=0');
    const similar = page.getByRole('region', { name: 'Similar people' });
    await expect(similar).toBeAttached();
    await similar.getByRole('link').last().scrollIntoViewIfNeeded();
    await expectRestored(page, similar.getByRole('link').last());
  },
);
