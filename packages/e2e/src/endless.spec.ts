import { expect, test, type Locator, type Page } from '@playwright/test';
import { nocturne, urlOf } from './brands.ts';
import { demoBen, logIn } from './people/join.ts';

const count = async (page: Page) => Number(/\d+/.exec(await page.getByText(/^\d+ people$/).innerText()));
const items = (page: Page) => page.getByRole('list', { name: 'Results' }).locator('[data-index]');

async function openSearch(page: Page, query: string): Promise<void> {
  await page.route('**/cdn/**', (route) => route.abort());
  await page.goto(urlOf(nocturne, `/login?next=${encodeURIComponent(`/members?${query}`)}`));
  await logIn(page, demoBen);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(items(page)).not.toHaveCount(0);
}

/** Scrolls on until more than a hundred people were passed; answers the place of one in sight. */
async function goFar(page: Page): Promise<string> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(Number(await items(page).last().getAttribute('data-index'))).toBeGreaterThan(120);
  }).toPass({ intervals: [100] });
  return page.evaluate(() => {
    const inSight = [...document.querySelectorAll<HTMLElement>('[data-index]')].find((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && item.querySelector('h2 a, [data-part=name]');
    });
    return inSight?.dataset['index'] ?? 'none';
  });
}

/** Opens a profile and comes back, by the history and by a reload: the same card, in the same place and with the focus. */
async function comeBackTo(page: Page, link: Locator): Promise<void> {
  const name = await link.innerText();
  const { y } = (await link.boundingBox())!;
  const holds = async () => {
    await expect(link).toBeFocused();
    expect(await link.innerText()).toBe(name);
    expect(Math.abs((await link.boundingBox())!.y - y)).toBeLessThan(3);
  };
  await link.click();
  await expect(page).toHaveURL(/\/members\/[^/?]+$/);
  await page.goBack();
  await holds();
  await page.reload();
  await holds();
}

test(
  'who opens a profile far down endless results comes back to the same rows, place and card, also after a reload',
  { annotation: { type: 'spec', description: 'search.results-infinite-scroll' } },
  async ({ page }) => {
    await openSearch(page, 'countryregion=0');
    expect(await count(page)).toBeGreaterThan(150);
    const place = await goFar(page);
    expect(Number(place)).toBeGreaterThan(100);
    expect(await items(page).count()).toBeLessThan(60);
    await comeBackTo(page, page.locator(`[data-index="${place}"]`).getByRole('link').first());
  },
);

test(
  'people who nearly fit follow the last result, and who opens one of them comes back to them too',
  { annotation: { type: 'spec', description: 'search.similar-profiles-section' } },
  async ({ page }) => {
    await openSearch(page, 'gender=f&min_age=36&max_age=45&country=NL&countryregion=0');
    const similar = page.getByRole('region', { name: 'People like these' });
    await expect(similar).toBeAttached();
    await similar.getByRole('link').last().scrollIntoViewIfNeeded();
    await comeBackTo(page, similar.getByRole('link').last());
  },
);
