import { brands, classic, lantern, nocturne, urlOf, type Brand } from './brands.ts';
import { waitForScreen } from './people/script.ts';
import { get } from './request.ts';
import { readHeading } from './routes/expected-pages.ts';
import { expect, full, test } from './test.ts';
import { textsOf } from './texts.ts';

const awake = 'Dating for people who are still awake: someone near you, and all night to talk.';

/** Returns the texts of a language as the browser of a brand loads them, for a page of this build. */
async function catalogueOf(brand: Brand, locale: string, build?: string) {
  const buildId = build ?? (await get(brand, '/build-id')).text;
  const response = await get(brand, `/_i18n/${buildId}/${locale}/messages.json`);
  return { buildId, text: response.text, cacheControl: response.headers['cache-control'] };
}

test('texts of a brand and of a site are on their own pages alone', async () => {
  const { heading, lead } = await textsOf('en', 'home');
  const pages = await Promise.all([classic, nocturne, lantern].map((brand) => get(brand, '/')));
  expect(pages.map(({ text }) => [readHeading(text), text.includes(awake), text.includes(lead)])).toEqual([
    [heading, false, true],
    [heading, true, false],
    ['There’s a light in the window', false, true],
  ]);
  const german = await get(lantern, '/', { 'accept-language': 'de' });
  expect(readHeading(german.text)).toBe((await textsOf('de', 'home')).heading);
});

test('each brand has a catalogue of its own, which browsers keep', async () => {
  const [day, night] = await Promise.all(brands.map((brand) => catalogueOf(brand, 'en')));
  expect([day!.text.includes(awake), night!.text.includes(awake)]).toEqual([false, true]);
  expect(night!.cacheControl).toBe('public, max-age=86400, immutable');
  expect(night!.buildId).not.toBe(day!.buildId);
  const foreign = await catalogueOf(classic, 'en', night!.buildId);
  expect([foreign.text, foreign.cacheControl]).toEqual([day!.text, 'no-cache']);
});

test(
  'a text of the brand stays when the page is hydrated, and changes with the language',
  { tag: full },
  async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(urlOf(nocturne));
    await waitForScreen(page);
    const lead = page.locator('main [data-part=lead]');
    await expect(lead).toHaveText(awake);
    const choose = (label: string, language: string) =>
      page.getByRole('combobox', { name: label }).selectOption(language);
    await choose('Change language', 'de');
    await expect(lead).toHaveText(
      'Dating für alle, die noch wach sind: Menschen in deiner Nähe und die ganze Nacht zum Reden.',
    );
    await choose((await textsOf('de', 'shell')).changeLanguage, 'en');
    await expect(lead).toHaveText(awake);
    await page.reload();
    await expect(lead).toHaveText(awake);
    expect(problems).toEqual([]);
  },
);
