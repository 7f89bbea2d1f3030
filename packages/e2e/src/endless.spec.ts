import { expect, test, type Page } from '@playwright/test';
import { nocturne, urlOf } from './brands.ts';
import { demoBen, logIn } from './people/join.ts';

const count = async (page: Page) => Number(/\d+/.exec(await page.getByText(/^\d+ people$/).innerText()));
const items = (page: Page) => page.getByRole('list', { name: 'Results' }).locator('[data-index]');

async function openSearch(page: Page): Promise<void> {
  await page.route('**/cdn/**', (route) => route.abort());
  await page.goto(urlOf(nocturne, `/login?next=${encodeURIComponent('/members?countryregion=0')}`));
  await logIn(page, demoBen);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(items(page)).not.toHaveCount(0);
}

/** Scrolls on until more than a hundred people were passed; answers the place of one in sight. */
async function goFar(page: Page): Promise<string> {
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 2500));
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

test(
  'who opens a profile far down endless results comes back to the same rows, place and card, also after a reload',
  { annotation: { type: 'spec', description: 'search.results-infinite-scroll' } },
  async ({ page }) => {
    await openSearch(page);
    expect(await count(page)).toBeGreaterThan(150);
    const place = await goFar(page);
    expect(Number(place)).toBeGreaterThan(80);
    expect(await items(page).count()).toBeLessThan(60);
    const link = page.locator(`[data-index="${place}"]`).getByRole('link').first();
    const name = await link.innerText();
    const before = (await link.boundingBox())!;
    await link.click();
    await expect(page).toHaveURL(/\/members\/[^/?]+$/);
    await page.goBack();
    await expect(link).toBeFocused();
    expect(await link.innerText()).toBe(name);
    expect(Math.abs((await link.boundingBox())!.y - before.y)).toBeLessThan(3);
    await page.reload();
    await expect(link).toBeInViewport();
    expect(await link.innerText()).toBe(name);
    expect(Math.abs((await link.boundingBox())!.y - before.y)).toBeLessThan(3);
  },
);
