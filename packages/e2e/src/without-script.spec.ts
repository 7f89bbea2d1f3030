import { expect, full, test, type Page } from './test.ts';
import { brands, classic, nocturne, urlOf, type Brand } from './brands.ts';
import { expiresIn } from './cookies.ts';
import { newPerson, type Person } from './people/join.ts';
import { mailedLink } from './people/outbox.ts';
import { get, post } from './request.ts';
import { readHeading } from './routes/expected-pages.ts';
import { textsOf } from './texts.ts';

test.use({ javaScriptEnabled: false });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const submit = (page: Page) => page.locator('main button[type="submit"]').first().click();

async function fillAccount(page: Page, { email, name, password }: Person): Promise<void> {
  await field(page, 'email').fill(email);
  await field(page, 'name').fill(name);
  await field(page, 'password').fill(password);
}

interface Account {
  user: { email: string; email_confirmed: boolean; profile: { name: string; language: string } };
}

/** Returns the member whose session a browser has. */
async function accountOf(page: Page, brand: Brand): Promise<Account['user']> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { text } = await get(brand, '/api/user.php', { cookie, 'x-package': 'e2e@1.0.0' });
  return (JSON.parse(text) as Account).user;
}

// The other languages have the same pages: `routes-table.spec.ts` requests each in all seven.
for (const [index, locale] of ['en', 'pl'].entries())
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(
      `a visitor joins on a landing page, confirms the address and logs in (${locale})`,
      { tag: index === 0 ? [] : full },
      async ({ page }) => {
        const brand = index % 2 === 0 ? classic : nocturne;
        const person = newPerson('Noscript');
        const [signUp, activate, login] = await Promise.all([
          textsOf(locale, 'signUp'),
          textsOf(locale, 'activate'),
          textsOf(locale, 'login'),
        ]);
        await page.goto(urlOf(brand, '/landers/gallery?network=north'));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await fillAccount(page, person);
        await submit(page);
        await expect(page).toHaveURL(urlOf(brand, '/signup'));
        await expect(heading(page)).toHaveText(signUp.withoutScript.title);
        await page.getByRole('link', { name: signUp.done.members }).click();
        await expect(page).toHaveURL(/\/members/);
        expect(await accountOf(page, brand)).toMatchObject({ email: person.email, email_confirmed: false });

        await page.goto(await mailedLink(page, person.email, '/activate/done'));
        await expect(heading(page)).toHaveText(activate.confirm.title);
        expect((await accountOf(page, brand)).email_confirmed).toBe(false);
        await submit(page);
        await expect(heading(page)).toHaveText(activate.done.title);
        expect((await accountOf(page, brand)).email_confirmed).toBe(true);

        await page.context().clearCookies({ name: 'session' });
        await page.goto(urlOf(brand, '/login?next=%2Flikes%2Freceived'));
        await expect(heading(page)).toHaveText(login.title);
        await field(page, 'email').fill(person.email);
        await field(page, 'password').fill(person.password);
        await submit(page);
        await expect(page).toHaveURL(urlOf(brand, '/likes/received'));
      },
    );
  });

test(
  'a visitor of a Dutch advert with an English browser joins in Dutch, and stays in it',
  { tag: full },
  async ({ page, context }) => {
    const person = newPerson('Advert');
    const [signUp, shell] = await Promise.all([textsOf('nl', 'signUp'), textsOf('nl', 'shell')]);
    const language = page.locator('html');
    const advert = urlOf(nocturne, '/landers/transitionsvideolanding/nl/zomer');
    await page.goto(advert);
    // The pages that the advert's page links to are in its language, and so are those after them.
    for (const name of [shell.terms, shell.faq]) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(/\/pages\/\w+\?lang=nl$/);
      await expect(language).toHaveAttribute('lang', 'nl');
    }
    const listCookieNames = async () => (await context.cookies()).map(({ name }) => name);
    expect(await listCookieNames()).not.toContain('i18n_redirected');

    await page.goto(advert);
    await fillAccount(page, { ...person, password: 'short' });
    await submit(page);
    await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
    expect(await listCookieNames()).not.toContain('i18n_redirected');
    await fillAccount(page, person);
    await submit(page);
    await expect(page).toHaveURL(urlOf(nocturne, '/signup'));
    await expect(heading(page)).toHaveText(signUp.withoutScript.title);
    expect(await expiresIn(context, 'i18n_redirected')).toBe(365);
    expect((await accountOf(page, nocturne)).profile.language).toBe('nl');
    for (const path of ['/members', '/pages/terms']) {
      await page.goto(urlOf(nocturne, path));
      await expect(language).toHaveAttribute('lang', 'nl');
    }
  },
);

test('a form to a landing page of another niche is refused, and creates nothing', async () => {
  const { email, name, password } = newPerson('Nobody');
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = `${new URLSearchParams({ email, name, password })}`;
  const { status, headers } = await post(classic, '/landers/transitionsvideolanding/bbw-nl', form, type);
  expect(status).toBe(404);
  expect(headers['set-cookie']).toBeUndefined();
  const login = await post(classic, '/login', `${new URLSearchParams({ email, password })}`, type);
  expect(login.headers['set-cookie']?.join() ?? '').not.toContain('session=');
  expect(login.text).toContain('role="alert"');
});

test('a form that is refused says why and keeps what was typed, except the password', async ({ page }) => {
  const person = newPerson('Refused');
  await page.goto(urlOf(classic, '/landers/iconslanding'));
  await fillAccount(page, { ...person, email: 'nobody', name: '@refused', password: 'short' });
  await submit(page);
  await expect(page.getByText('Value is not a valid email address')).toBeVisible();
  await expect(field(page, 'email')).toHaveValue('nobody');
  await expect(field(page, 'name')).toHaveValue('@refused');
  await expect(field(page, 'password')).toHaveValue('');
  for (const name of ['email', 'name', 'password'])
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(urlOf(classic, '/landers/iconslanding'));
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toBeInViewport();

  // The address of a member is refused with a link to log in.
  await fillAccount(page, { ...person, email: 'demo.anna@example.com' });
  await submit(page);
  await expect(page.getByText('You already have an account with this address. Log in')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Log in' }).first().click();
  await field(page, 'email').fill('demo.anna@example.com');
  await field(page, 'password').fill('not-the-password');
  await submit(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field(page, 'email')).toHaveValue('demo.anna@example.com');
  expect((await page.content()).includes('not-the-password')).toBe(false);
});

test(
  'a member changes the password, and stays logged in with a new cookie',
  { tag: full },
  async ({ page, context }) => {
    for (const brand of brands) {
      const person = newPerson('Changer');
      await context.clearCookies();
      await page.goto(urlOf(brand, '/signup'));
      await fillAccount(page, person);
      await submit(page);
      await expect(page.getByRole('link', { name: 'Go to the members' })).toBeVisible();
      const token = async () =>
        (await context.cookies(urlOf(brand, '/'))).find(({ name }) => name === 'session');
      const tokenBefore = (await token())?.value;
      const form = page.getByRole('region', { name: 'Password' });
      const send = async (password: string, next: string) => {
        await form.getByLabel('Current password', { exact: true }).fill(password);
        await form.getByLabel('New password', { exact: true }).fill(next);
        await form.getByRole('button', { name: 'Change the password' }).click();
      };
      await page.goto(urlOf(brand, '/account'));
      await send('a guess', 'twelve Red drummers');
      await expect(form.getByLabel('Current password', { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      expect(await page.content()).not.toMatch(/a guess|twelve Red drummers/);
      await send(person.password, 'short');
      await expect(form.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      expect((await token())?.value).toBe(tokenBefore);
      await send(person.password, 'twelve Red drummers');
      await expect(form.getByText('Your new password is set.')).toBeInViewport();
      expect((await token())?.value).not.toBe(tokenBefore);
      expect((await accountOf(page, brand)).email).toBe(person.email);

      await context.clearCookies({ name: 'session' });
      await page.goto(urlOf(brand, '/login'));
      await field(page, 'email').fill(person.email);
      await field(page, 'password').fill('twelve Red drummers');
      await submit(page);
      await expect(page).toHaveURL(/\/members/);
    }
  },
);

test('a used link says so', async () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const { text } = await post(nocturne, '/activate/done', 'token=a-token-that-nobody-sent', type);
  expect(readHeading(text)).toBe('This link doesn’t work');
});

for (const brand of [nocturne, classic])
  test(
    `on ${brand.name} a complaint is sent, and its number is shown`,
    { tag: brand === nocturne ? [] : full, annotation: [{ type: 'spec', description: 'route.complaints' }] },
    async ({ page }) => {
      await page.goto(urlOf(brand, '/complaints'));
      await expect(heading(page)).toHaveText('Complaints');
      await field(page, 'name').fill('Ada');
      await field(page, 'email').fill('ada@example.com');
      await field(page, 'subject').fill('A mail');
      await submit(page);
      const text = page.locator('main textarea');
      await expect(text).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'subject')).toHaveValue('A mail');
      await text.fill('It came twice.\nPlease send it once.');
      await submit(page);
      await expect(heading(page)).toHaveText('We’ve received your complaint');
      await expect(page.getByText(/^Your reference is \w+/)).toBeVisible();
      await expect(page.getByText('ada@example.com')).toBeVisible();
    },
  );

test(
  'a visitor accepts cookies on a landing page and withdraws on the cookies page',
  { tag: full },
  async ({ page, context }) => {
    const question = page.getByRole('region', { name: 'Cookies' });
    const choice = page.getByRole('region', { name: 'Your choice' });
    await page.goto(urlOf(nocturne, '/pages/faq?ref=friends'));
    await expect(question).toBeVisible();
    await page.goto(urlOf(nocturne, '/landers/gallery'));
    expect(await expiresIn(context, 'traffic_source')).toBe('session');
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect(page).toHaveURL(urlOf(nocturne, '/landers/gallery'));
    await expect(question).toHaveCount(0);
    expect(await expiresIn(context, 'traffic_source')).toBe(30);

    await page.goto(urlOf(nocturne, '/pages/cookies'));
    await expect(choice.getByText('You said yes.')).toBeVisible();
    await choice.getByRole('button', { name: 'Reject' }).click();
    await expect(page).toHaveURL(urlOf(nocturne, '/pages/cookies#choice'));
    await expect(choice.getByText('You said no.')).toBeInViewport();
    expect(await expiresIn(context, 'traffic_source')).toBe('session');
    await page.goto(urlOf(nocturne, '/pages/faq?ref=another'));
    await expect(question).toHaveCount(0);
    expect(await expiresIn(context, 'traffic_source')).toBe('session');
    expect(await expiresIn(context, 'cookie_consent')).toBe(180);
  },
);

test('forms of other sites, files and unknown forms are refused', async () => {
  const form = 'email=someone%40example.com&password=a-quiet-Lantern-42';
  const type = 'application/x-www-form-urlencoded';
  const send = async (path: string, headers: Record<string, string>, body = form) =>
    (await post(classic, path, body, { 'content-type': type, ...headers })).status;
  for (const path of ['/signup', '/login', '/landers/video']) {
    expect(await send(path, { origin: 'https://elsewhere.example' }), path).toBe(403);
    expect(await send(path, { 'sec-fetch-site': 'cross-site' }), path).toBe(403);
    expect(await send(path, { 'content-type': 'application/json' }), path).toBe(415);
    expect(await send(path, {}, `email=${'x'.repeat(140_000)}`), path).toBe(415);
  }
  for (const brand of brands)
    for (const path of ['/members', '/pages/terms', '/nowhere']) {
      const { status, headers } = await post(brand, path, form, { 'content-type': type });
      expect([status, headers.location]).toEqual(path === '/nowhere' ? [405, undefined] : [303, path]);
    }
});
