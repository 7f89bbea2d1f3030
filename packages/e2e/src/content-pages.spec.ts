import { LANGUAGES } from '@meetcute/contract';
import { expect, full, test } from './test.ts';
import { brands, classic, nocturne, urlOf } from './brands.ts';
import { get } from './request.ts';
import { readHeading } from './routes/expected-pages.ts';
import { sessionOf } from './routes/observe-routes.ts';

const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));

/** Content pages of the specification with their headings, and the rule of each route. */
const pages = [
  ['/pages/terms', 'Terms of ', 'route.pages-terms'],
  ['/pages/privacy', 'Privacy', 'route.pages-privacy'],
  ['/pages/faq', 'Questions and answers', 'route.pages-faq'],
  ['/pages/service', 'Customer service', 'route.pages-service'],
  ['/pages/cookies', 'Cookies', 'route.pages-cookies'],
  ['/pages/ban', 'When we block an account', 'route.pages-ban'],
  ['/pages/return-policy', 'Return policy', 'route.pages-return-policy'],
] as const;

/** Pages that the law asks for besides. */
const legalPages = [
  ['/pages/accessibility', 'Accessibility', null],
  ['/pages/safety', 'Safety tips', null],
] as const;

for (const [path, heading, rule] of [...pages, ...legalPages])
  test(
    `${path} opens for everyone and loads no script`,
    { annotation: rule ? spec(rule, 'content.seven-pages') : [] },
    async () => {
      for (const brand of brands) {
        const { status, headers, text } = await get(brand, path);
        expect(status).toBe(200);
        expect(headers['content-security-policy']).toContain("script-src 'none'");
        expect(readHeading(text)).toContain(heading);
        expect(text).not.toMatch(/<script|modulepreload|as="(?:script|fetch)"/);
      }
    },
  );

test('a content page is stored: the same document for all visitors, and 304 for a browser that has it', async () => {
  const first = await get(classic, '/pages/faq', { cookie: 'visitor=someone' });
  const second = await get(classic, '/pages/faq');
  expect(second.text).toBe(first.text);
  expect(second.headers['cache-control']).toBe('private, no-cache');
  const again = await get(classic, '/pages/faq', { 'if-none-match': second.headers.etag ?? '' });
  expect(again.status).toBe(304);
  expect(again.text).toBe('');
  const german = await get(classic, '/pages/faq', { cookie: 'i18n_redirected=de' });
  expect(german.text).toContain('<html lang="de">');
  expect(german.headers.etag).not.toBe(second.headers.etag);
});

test('search engines find each listed page in seven languages, and no member', async () => {
  const { text: robots } = await get(classic, '/robots.txt');
  expect(robots).toContain('/sitemap.xml');
  const { text: sitemap } = await get(classic, '/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(paths).toContain('/pages/safety');
  for (const path of paths) {
    const page = await get(classic, `${path}?lang=fr`, { cookie: 'i18n_redirected=pl' });
    expect(page.status, path).toBe(200);
    expect(page.text, path).toContain('<html lang="fr">');
    expect(page.text, path).toMatch(/<meta name="description" content="[^"]{10,}">/);
    expect(page.text.match(/<link rel="alternate" hreflang=/g), path).toHaveLength(LANGUAGES.length + 1);
    expect(page.text, path).toMatch(new RegExp(`rel="canonical" href="https://[^/"]+${path}\\?lang=fr"`));
    expect(page.text, path).not.toContain('noindex');
  }
  const { text: members } = await get(classic, '/members');
  const [, member = ''] = /href="(\/members\/[^"/]+)"/.exec(members) ?? [];
  for (const path of ['/members', member, '/login', '/landers/video', '/nowhere']) {
    const { text } = await get(classic, path);
    expect(text, path).toContain('<meta name="robots" content="noindex">');
    expect(text, path).not.toContain('canonical');
  }
  const card = await get(classic, '/social-card.png');
  expect(card.headers['content-type']).toBe('image/png');
});

test('a content page has the frame of the member who opens it, and is not stored', async () => {
  const session = await sessionOf(nocturne);
  const { text, headers } = await get(nocturne, '/pages/privacy', { cookie: session });
  expect(text).toContain('logged-in');
  expect(text).not.toContain('href="/login');
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await get(nocturne, '/pages/privacy')).text).not.toContain('logged-in');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a visitor follows the table of contents, and changes language and colours',
    { tag: full },
    async ({ page }) => {
      await page.goto(urlOf(nocturne, '/pages/terms?ref=paper&lang=it'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      await page.goto(urlOf(nocturne, '/pages/terms?ref=paper&lang=en'));
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'Usage rules' })
        .click();
      await expect(page).toHaveURL(/#usage$/);
      await expect(page.getByRole('heading', { name: 'Usage rules' })).toBeInViewport();
      await page.getByRole('combobox', { name: 'Change language' }).selectOption('de');
      await page.getByRole('combobox', { name: 'Colours' }).selectOption('light');
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(page).toHaveURL(urlOf(nocturne, '/pages/terms'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('combobox', { name: 'Farben' })).toHaveValue('light');
      await expect(page.locator('[data-template]').first()).toHaveAttribute('data-scheme', 'light');
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe('de');
      expect(cookies.find(({ name }) => name === 'traffic_source')?.value).toContain('paper');
    },
  );
});

test('preferences ignore what is unknown, lead back to this site only, and refuse other sites', async ({
  request,
}) => {
  const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    request.post(urlOf(classic, '/preferences'), { form, headers, maxRedirects: 0 });
  const odd = await send({ locale: 'xx', scheme: 'sepia', back: 'https://evil.example/' });
  expect(odd.status()).toBe(303);
  expect(odd.headers()['location']).toBe('/');
  expect(odd.headers()['set-cookie']).toBeUndefined();
  const good = await send({ locale: 'pl', scheme: 'dark', back: '/pages/faq?x=1' });
  expect(good.headers()['location']).toBe('/pages/faq?x=1');
  expect(good.headers()['set-cookie']).toContain('i18n_redirected=pl');
  expect((await send({ locale: 'pl' }, { 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
  expect((await request.get(urlOf(classic, '/preferences'))).status()).toBe(405);
});

test(
  'paper shows the text alone, dark on light, in both brands',
  { tag: full },
  async ({ page, context }) => {
    for (const brand of brands) {
      await context.addCookies([{ name: 'scheme', value: 'dark', url: urlOf(brand) }]);
      await page.goto(urlOf(brand, '/pages/cookies'));
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await expect(heading).toHaveCSS('color-scheme', 'light');
      await page.emulateMedia({ media: 'screen' });
      await expect(heading).toHaveCSS('color-scheme', 'dark');
    }
  },
);

test('the links of the footer take two rows on a tablet', { tag: full }, async ({ page, context }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const brand of brands)
    for (const language of ['de', 'pl']) {
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: urlOf(brand) }]);
      await page.goto(urlOf(brand, '/pages/faq'));
      const links = await page.getByRole('contentinfo').getByRole('link').all();
      const rows = new Set(await Promise.all(links.map(async (link) => (await link.boundingBox())?.y)));
      expect(rows.size, `${brand.name} in ${language}`).toBeLessThanOrEqual(2);
    }
});
