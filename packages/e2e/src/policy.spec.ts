import { expect, full, test, type Page } from './test.ts';
import { brands, classic, urlOf, type Brand } from './brands.ts';
import { demoAnna, enter } from './people/join.ts';
import { waitForScreen, waitForScript } from './people/script.ts';
import { get } from './request.ts';
import { sessionOf } from './routes/observe-routes.ts';

/** Collects the browser's errors and every request of a page to another site. */
function watch(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // A visitor's user call responds with 403 by contract, and browsers log that themselves.
    const isVisitor = message.location().url.endsWith('/api/user.php') && message.text().includes('403');
    if (message.type() === 'error' && !isVisitor) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(`${origin}/`))
      problems.push(`requested ${request.url()}`);
  });
  return problems;
}

const waitUntilSettled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('load');
  await waitForScreen(page);
  await page.waitForTimeout(500);
};

for (const brand of brands) {
  test(
    `${brand.name} follows its own content policy and requests nothing from other sites`,
    { tag: full },
    async ({ page }) => {
      const problems = watch(page, urlOf(brand, ''));
      for (const path of ['/', '/signup', '/login']) {
        await page.goto(urlOf(brand, path));
        await waitUntilSettled(page);
        expect(problems, path).toEqual([]);
      }
      await enter(page, brand, demoAnna);
      await waitUntilSettled(page);
      expect(problems, '/members').toEqual([]);
      const profile = await page
        .getByRole('list', { name: 'Results' })
        .getByRole('link')
        .first()
        .getAttribute('href');
      for (const path of [profile ?? '', '/likes', '/chats']) {
        await page.goto(urlOf(brand, path));
        await waitUntilSettled(page);
        expect(problems, path).toEqual([]);
      }
    },
  );
}

/** Returns the id of the demo member who logs in, and has agreed to be shown in advertising. */
async function findMemberId(brand: Brand): Promise<string> {
  const headers = { 'x-package': 'e2e@1.0.0', cookie: await sessionOf(brand) };
  const { text } = await get(brand, '/api/user.php', headers);
  return (JSON.parse(text) as { user: { profile: { id: string } } }).user.profile.id;
}

// Pages that no other journey opens in a browser: tests of a response see neither policy nor hydration.
for (const brand of brands)
  test(
    `${brand.name} follows its content policy on landing pages of a member and pages of an order, and each hydrates`,
    { tag: full },
    async ({ page }) => {
      const problems = watch(page, urlOf(brand, ''));
      const id = await findMemberId(brand);
      for (const name of ['landing', 'landing2/eng/autumn', 'landing3/eng', 'signup']) {
        const path = `/members/${id}/${name}`;
        await page.goto(urlOf(brand, path));
        // Landing pages load their script with the first interaction.
        await page.getByRole('textbox', { name: 'Email address' }).fill('someone@example.com');
        await waitForScript(page);
        await waitUntilSettled(page);
        expect(problems, path).toEqual([]);
      }
      await enter(page, brand, demoAnna);
      for (const path of ['/credits/repeat-order', '/credits/credits-50', '/credits/credits-50/paypal']) {
        await page.goto(urlOf(brand, path));
        await waitUntilSettled(page);
        expect(problems, path).toEqual([]);
      }
    },
  );

test('a string becomes no script on a page', async ({ page, violations }) => {
  await page.goto(urlOf(classic, '/login'));
  await waitUntilSettled(page);
  const outcomes = await page.evaluate(() => {
    const attempt = (run: () => void) => {
      try {
        run();
        return 'ran';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return [
      attempt(() => (document.createElement('div').innerHTML = '<b>x</b>')),
      attempt(() => (script.text = 'x')),
      attempt(() => (script.src = '/assets/x.js')),
    ];
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError']);
  await expect.poll(() => violations.length).toBe(3);
  violations.length = 0;
});

test(
  'a file of the site does not run where a page names it without the nonce',
  { tag: full },
  async ({ page, violations }) => {
    const url = urlOf(classic, '/login');
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<head>', '<head><script src="/sw.js"></script>');
      await route.fulfill({ response, body });
    });
    await page.goto(url);
    await waitUntilSettled(page);
    await expect.poll(() => violations).toEqual([expect.stringMatching(/\/sw\.js.*script-src/)]);
    violations.length = 0;
  },
);
