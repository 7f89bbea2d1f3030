import { expect, test, type Page } from './test.ts';
import { classic } from './brands.ts';
import { demoBen, enter } from './people/join.ts';
import { waitForScreen } from './people/script.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

async function openSearch(page: Page, path: string): Promise<void> {
  await enter(page, classic, demoBen, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await waitForScreen(page);
}

test(
  'the address contains filters and page: the server renders them, back undoes them, other keys stay',
  { annotation: { type: 'spec', description: 'search.results-paged' } },
  async ({ page }) => {
    await openSearch(page, '/members?ref=summer');
    const gender = page.getByRole('combobox', { name: 'I’d like to see' });
    const genderBefore = await gender.inputValue();
    const chosenGender = genderBefore === 'm' ? 'f' : 'm';
    // The address changes before the search is sent.
    const searchResponse = page.waitForResponse(/\/api\/search\.php/);
    await gender.selectOption(chosenGender);
    await expect(page).toHaveURL(new RegExp(`gender=${chosenGender}`));
    await expect(page).toHaveURL(/ref=summer/);
    await searchResponse;
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^Page 2 of /)).toBeVisible();
    await expect(page).toHaveURL(/[?&]page=2\b/);

    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/search.php')) searches.push(request.url());
    });
    await page.reload();
    await expect(gender).toHaveValue(chosenGender);
    await expect(gender).toBeEnabled();
    await expect(page.getByText(/^Page 2 of /)).toBeVisible();
    expect(searches).toEqual([]);
    const namesBefore = await names(page);
    expect(namesBefore).not.toEqual([]);

    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/members\/[^/?]+$/);
    await page.goBack();
    await expect(page.getByText(/^Page 2 of /)).toBeVisible();
    expect(await names(page)).toEqual(namesBefore);
    await page.goBack();
    await expect(page.getByText(/^Page 1 of /)).toBeVisible();
    await expect(gender).toHaveValue(chosenGender);
    await page.goBack();
    await expect(gender).toHaveValue(genderBefore);
    await page.goForward();
    await expect(gender).toHaveValue(chosenGender);
  },
);
