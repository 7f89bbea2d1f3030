import { expect, full, test, type Page } from './test.ts';
import { classic, nocturne, urlOf } from './brands.ts';
import { expiresIn } from './cookies.ts';
import { newPerson } from './people/join.ts';
import { waitForScript } from './people/script.ts';

const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test(
  'an advert’s source is kept for 30 days after accepting and sent with the sign-up; its price is removed from the address',
  {
    annotation: spec(
      'entity.traffic-source.fields',
      'traffic.cpc-removed-from-url',
      'const.cookie-lifetime-30-days',
      'const.cookie-lax',
    ),
  },
  async ({ page, context }) => {
    const source = 'network=north&ref=friends&aff_sub=a&aff_sub2=spring&sub3=c';
    await page.goto(urlOf(classic, `/?${source}&cpc=0.30&page=1`));
    await expect(page).toHaveURL(urlOf(classic, `/?${source}&page=1`));
    // On this site it opens nothing, so it isn't stored before the visitor accepts.
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('traffic_source');
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await question(page).getByRole('button', { name: 'Accept' }).click();
    await expect(question(page)).toBeHidden();
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    await expect.poll(() => expiresIn(context, 'cookie_consent')).toBe(180);
    expect(await expiresIn(context, 'traffic_source')).toBe(30);
    const cookie = (await context.cookies()).find(({ name }) => name === 'traffic_source');
    expect(cookie?.sameSite).toBe('Lax');

    const { name, email, password } = newPerson('Odile');
    await page.goto(urlOf(classic, '/signup'));
    await expect(question(page)).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Email address' }).fill(email);
    await page.getByRole('textbox', { name: 'Your name' }).fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await waitForScript(page);
    const signUpRequest = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('new=1'),
    );
    await page.getByRole('button', { name: 'Join now' }).click();
    expect((await signUpRequest).postDataJSON()).toMatchObject({
      trafficsource: { network: 'north', ref: 'friends', sub1: 'a', sub2: 'spring', sub3: 'c' },
    });
  },
);

test(
  'a landing page takes the choice before its script has loaded, and keeps what was typed',
  { tag: full },
  async ({ page, context }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[])
          if (!shift.hadRecentInput) Object.assign(globalThis, { shift: JSON.stringify(shift) });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const isChosen = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await isChosen.promise;
      await route.continue();
    });
    await page.goto(urlOf(nocturne, '/landers/alonetonight?ref=friends'));
    const email = page.getByRole('textbox', { name: 'Email address' });
    await email.fill('odile@example.com');
    await page.evaluate(() => Object.assign(globalThis, { shift: undefined }));
    await question(page).getByRole('button', { name: 'Reject' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await expect.poll(() => expiresIn(context, 'cookie_consent')).toBe(180);
    expect(await expiresIn(context, 'traffic_source')).toBe('session');
    // Hiding the question right after the press is no unexpected shift. Once the script runs, the address is checked.
    expect(await page.evaluate(() => (globalThis as { shift?: string }).shift)).toBeUndefined();
    isChosen.resolve();
    await waitForScript(page);
    await expect(question(page)).toHaveCount(0);
    await expect(email).toHaveValue('odile@example.com');
  },
);
