import { expect, full, test, type Page } from './test.ts';
import { classic, nocturne, urlOf } from './brands.ts';
import { waitForScreen } from './people/script.ts';
import { get, post } from './request.ts';

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

test(
  'the footer’s form sends the country that a visitor chose, and the next page shows its price',
  { annotation },
  async () => {
    const priceOn = (text: string) => /A message costs[^<]*/.exec(text)?.[0].replaceAll('\u00A0', ' ');
    const first = await get(nocturne, '/');
    expect(priceOn(first.text)).toContain('€0.30 to €0.60');
    const [form = ''] = /<form[^>]* action="\/preferences"[^]*?<\/form>/.exec(first.text) ?? [];
    expect(form).toContain('method="post"');
    expect(form).toMatch(/<select[^>]* name="country"[^]*<option value="CH"/);
    expect(form).toMatch(/<button[^>]*>OK<\/button>/);

    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, headers } = await post(nocturne, '/preferences', 'back=%2F&country=CH', type);
    expect([status, headers.location]).toEqual([303, '/']);
    const cookie = (headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
    const chosenPage = await get(nocturne, '/', { cookie });
    expect(priceOn(chosenPage.text)).toContain('CHF 0.35 to CHF 0.69');
    expect(chosenPage.text).toMatch(
      /<option[^>]* value="CH"[^>]* selected|<option[^>]* selected[^>]* value="CH"/,
    );
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor chooses a country and sees its price', { tag: full, annotation }, async ({ page }) => {
    await page.goto(urlOf(nocturne, '/'));
    await expect(price(page)).toContainText('€0.30 to €0.60');
    await choice(page).selectOption('Switzerland');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(urlOf(nocturne, '/'));
    await expect(choice(page)).toHaveValue('CH');
    await expect(price(page)).toContainText(/CHF.0\.35 to CHF.0\.69/);
    await choice(page).selectOption('Country: automatic');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(price(page)).toContainText('€0.30 to €0.60');
  });
});
