import { expect, test, type Page } from './test.ts';
import { classic } from './brands.ts';
import { demoBen, enter } from './people/join.ts';
import { waitForScreen } from './people/script.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const next = (page: Page) => page.getByRole('button', { name: 'Next page' });
const names = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

async function openSearch(page: Page, path = '/members'): Promise<void> {
  // Only this file searches as Ben, because a chosen search is stored for the next one.
  // A fresh host would respond slowly while it draws dozens of portraits; this test is about addresses.
  await page.route('**/cdn/**', (route) => route.abort());
  await enter(page, classic, demoBen, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await waitForScreen(page);
}

const paged = { annotation: { type: 'spec', description: 'search.results-paged' } };

test('back from a profile returns to the previous page of the search', paged, async ({ page }) => {
  await openSearch(page);
  await next(page).click();
  await next(page).click();
  await expect(page.getByText(/^Page 3 of /)).toBeVisible();
  await expect(page).toHaveURL(/[?&]page=3\b/);
  await expect(cards(page)).not.toHaveCount(0);
  const namesBefore = await names(page);
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/members\/[^/?]+$/);
  await page.goBack();
  await expect(page.getByText(/^Page 3 of /)).toBeVisible();
  expect(await names(page)).toEqual(namesBefore);
  await page.goBack();
  await expect(page.getByText(/^Page 2 of /)).toBeVisible();
  await page.goForward();
  await expect(page.getByText(/^Page 3 of /)).toBeVisible();
});

test('the address contains the filters: the server renders them, back undoes them, other keys stay', async ({
  page,
}) => {
  await openSearch(page, '/members?ref=summer');
  const gender = page.getByRole('combobox', { name: 'I’d like to see' });
  const before = await gender.inputValue();
  const chosen = before === 'm' ? 'f' : 'm';
  // The address changes before the search is sent.
  const searched = page.waitForResponse(/\/api\/search\.php/);
  await gender.selectOption(chosen);
  await expect(page).toHaveURL(new RegExp(`gender=${chosen}`));
  await expect(page).toHaveURL(/ref=summer/);
  await searched;
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search.php')) searches.push(request.url());
  });
  await page.reload();
  await expect(gender).toHaveValue(chosen);
  await expect(cards(page)).toHaveCount(12);
  await expect(gender).toBeEnabled();
  expect(searches).toEqual([]);
  await page.goBack();
  await expect(gender).toHaveValue(before);
  await page.goForward();
  await expect(gender).toHaveValue(chosen);
});
