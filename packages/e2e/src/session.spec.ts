import { DAY_S } from '@meetcute/core';
import { expect, full, test } from './test.ts';
import { brands, classic, nocturne, urlOf } from './brands.ts';
import { demoAnna, enter, logIn } from './people/join.ts';
import { logOut } from './people/log-out.ts';
import { get, post } from './request.ts';

/** A page that requires a login, checked by the server. */
const CLOSED = '/likes';
const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));
const nowS = () => Date.now() / 1000;

for (const brand of brands) {
  test(
    `on ${brand.name} a visitor is sent to log in and then to the requested page`,
    { tag: full, annotation: spec('auth.guard-redirects-to-login') },
    async ({ page }) => {
      await page.goto(urlOf(brand, '/likes/sent'));
      await expect(page).toHaveURL(urlOf(brand, '/login?next=%2Flikes%2Fsent'));
      await logIn(page, demoAnna);
      await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible();
      await expect(page).toHaveURL(urlOf(brand, '/likes/sent'));
    },
  );
}

test('a wrong password shows an error and starts no session', { tag: full }, async ({ page, context }) => {
  await page.goto(urlOf(classic, '/login'));
  await logIn(page, { ...demoAnna, password: 'not-this-one' });
  await expect(
    page.getByRole('alert').getByText('The email address or the password isn’t right.'),
  ).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([]);
});

test('a next address on another site is ignored', { tag: full }, async ({ page }) => {
  await page.goto(urlOf(classic, '/login?next=%2F%2Fother.example%2F'));
  await logIn(page, demoAnna);
  await expect(page).toHaveURL(urlOf(classic, '/members'));
});

test(
  'the session cookie is HttpOnly, SameSite=Lax, and lasts 30 days',
  { annotation: spec('const.cookie-lifetime-30-days', 'const.cookie-lax') },
  async () => {
    const json = { 'x-package': 'e2e@1.0.0', 'content-type': 'application/json' };
    const { headers } = await post(classic, '/api/login.php', JSON.stringify(demoAnna), json);
    const cookies = headers['set-cookie'] ?? [];
    for (const cookie of cookies) expect(cookie).toContain('SameSite=Lax');
    const session = cookies.find((cookie) => cookie.startsWith('session=')) ?? '';
    expect(session.split('; ')).toEqual(
      expect.arrayContaining(['HttpOnly', 'Path=/', `Max-Age=${30 * DAY_S}`]),
    );
  },
);

test(
  'logging out leads to login even where it fails, and ends the session on the server',
  {
    annotation: spec(
      'logout.done-clears-user',
      'logout.done-goes-to-login',
      'error.logout-failure-clears-user',
      'error.logout-failure-goes-to-login',
    ),
  },
  async ({ page, context }) => {
    await enter(page, classic, demoAnna);
    await page.route('**/api/logout.php', (route) =>
      route.fulfill({ status: 500, json: { error: 'server_error' } }),
    );
    // Escape closes the menu and leaves the focus on its button.
    const menu = page.getByRole('button', { name: 'My account' });
    await menu.press('Enter');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
    await expect(menu).toBeFocused();
    await logOut(page);
    await expect(page).toHaveURL(urlOf(classic, '/login'));
    await expect(menu).toHaveCount(0);

    await page.unrouteAll();
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await get(classic, CLOSED, { cookie })).status).toBe(200);
    await page.goto(urlOf(classic, CLOSED));
    await logOut(page);
    await expect(page).toHaveURL(urlOf(classic, '/login'));
    await expect(page.getByRole('link', { name: 'Likes' })).toHaveCount(0);
    expect((await get(classic, CLOSED, { cookie })).status).toBe(302);
  },
);

test(
  'the language is English by default, then the browser’s, then the cookie’s',
  { annotation: spec('locale.default-en', 'locale.detection-order') },
  async () => {
    const languageOf = async (headers: Record<string, string>) =>
      /<html[^>]* lang="(\w+)"/.exec((await get(classic, '/', headers)).text)?.[1];
    expect(await languageOf({})).toBe('en');
    expect(await languageOf({ 'accept-language': 'sv' })).toBe('en');
    expect(await languageOf({ 'accept-language': 'sv, de;q=0.8, fr;q=0.5' })).toBe('de');
    expect(await languageOf({ 'accept-language': 'de', cookie: 'i18n_redirected=pl' })).toBe('pl');
  },
);

test(
  'a chosen language is stored in a lax cookie for 365 days, and addresses stay unchanged',
  {
    annotation: spec(
      'locale.cookie-name',
      'locale.cookie-365-days',
      'locale.cookie-lax',
      'locale.no-url-prefix',
    ),
  },
  async ({ page, context }) => {
    await page.goto(urlOf(nocturne, '/login'));
    await page.getByRole('combobox', { name: 'Change language' }).selectOption('pl');
    await expect(page.getByRole('heading', { level: 1, name: 'Dobrze cię znów widzieć' })).toBeVisible();
    await expect(page).toHaveURL(urlOf(nocturne, '/login'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dobrze cię znów widzieć' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(cookie).toMatchObject({ value: 'pl', sameSite: 'Lax' });
    expect(((cookie?.expires ?? 0) - nowS()) / DAY_S).toBeCloseTo(365, 1);
  },
);
