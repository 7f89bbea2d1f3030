import { expect, full, test, type Page } from './test.ts';
import { classic, nocturne, urlOf } from './brands.ts';
import { waitForScreen } from './people/script.ts';

const annotation = { type: 'spec', description: 'settings.field.geoip' };

const choice = (page: Page) => page.getByRole('combobox', { name: 'Your country' });
const price = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^A message costs/)
    .first();

test(
  'a search starts in the country that a visitor chose before',
  { tag: full, annotation },
  async ({ page }) => {
    const country = page.getByRole('combobox', { name: 'Country', exact: true });
    await page.goto(urlOf(classic, '/members'));
    await expect(country).toHaveText(/Netherlands/);
    await waitForScreen(page);
    await choice(page).selectOption('France');
    await expect(choice(page)).toHaveValue('FR');
    await page.goto(urlOf(classic, '/members'));
    await expect(country).toHaveText(/France/);
    await expect(choice(page)).toHaveValue('FR');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor chooses a country and sees its price', { tag: full, annotation }, async ({ page }) => {
    await page.goto(urlOf(nocturne, '/'));
    await expect(price(page)).toContainText('€0.30 or more');
    await choice(page).selectOption('Switzerland');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(urlOf(nocturne, '/'));
    await expect(choice(page)).toHaveValue('CH');
    await expect(price(page)).toContainText(/CHF.0\.35 or more/);
    await choice(page).selectOption('Detected country');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(price(page)).toContainText('€0.30 or more');
  });
});
