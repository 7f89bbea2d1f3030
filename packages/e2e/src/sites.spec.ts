import { expect, full, test } from './test.ts';
import { href } from '@meetcute/core';
import { lantern, pelnia, urlOf, type Brand } from './brands.ts';
import { callApi } from './people/call.ts';
import { demoAdam, enter, newPerson } from './people/join.ts';
import { waitForScript } from './people/script.ts';
import { get } from './request.ts';
import { readHeading } from './routes/expected-pages.ts';
import { sessionOf } from './routes/observe-routes.ts';
import { textsOf } from './texts.ts';

const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));

const polish = { 'accept-language': 'pl' };
/** Returns the message that replaces the sign-up of a site in a language. */
const invitation = async ({ name }: Brand, locale: string) => {
  const shell = await textsOf(locale, 'shell');
  return (shell.inviteOnly as string).replace('{{siteName}}', name);
};

test(
  'a site by invitation only says so wherever others sign up, also to visitors of an advert',
  { tag: full, annotation: spec('signup.invite-only-message', 'signup.invite-only-login-link') },
  async () => {
    const message = await invitation(lantern, 'en');
    for (const path of ['/', '/login', '/signup', '/landers/gallery', '/landers/alonetonight', '/nowhere'])
      for (const query of ['', '?ref=friends']) {
        const { text } = await get(lantern, `${path}${query}`);
        expect(text, `${path}${query}`).toContain(message);
        if (path !== href('login')) expect(text, `${path}${query}`).toContain(`href="${href('login')}`);
        expect(text, `${path}${query}`).not.toContain(`href="${href('signup')}"`);
        expect(text, `${path}${query}`).not.toContain('autoComplete="new-password"');
      }
  },
);

test(
  'a site for visitors of adverts opens its sign-up to them, in its language and currency',
  {
    annotation: spec('settings.field.minimum-message-costs'),
  },
  async () => {
    const message = await invitation(pelnia, 'pl');
    for (const path of ['/signup', '/landers/gallery', '/landers/transitionsvideolanding/bbw-pl/lato']) {
      const plainPage = await get(pelnia, path, polish);
      expect(plainPage.text, path).toContain(message);
      expect(plainPage.text, path).not.toContain('name="password"');
      const advert = await get(pelnia, `${path}?ref=lato`, polish);
      expect(advert.text, path).not.toContain(message);
      expect(advert.text, path).toContain('name="password"');
      expect(advert.text, path).toMatch(/Wiadomość kosztuje (co najmniej|od) 1,20\szł/);
    }
  },
);

const ownNames = [
  { brand: lantern, domain: 'lanternrow.example', language: 'en', others: 'pelnia' },
  { brand: pelnia, domain: 'pelnia.example', language: 'pl', others: 'lanternrow' },
] as const;

for (const { brand, domain, language, others } of ownNames)
  test(
    `${brand.id} has its own name and domain in pages and links, and its language when installed`,
    { annotation: spec('settings.field.name-domain') },
    async () => {
      const terms = await get(brand, href('pages-terms'), { 'accept-language': language });
      expect(terms.text).toContain(`${brand.name} `);
      expect(terms.text).toContain(` ${domain},`);
      expect(terms.text).toMatch(new RegExp(`<title>[^<]*${brand.name}`));
      expect(terms.text).toContain(`<link rel="canonical" href="https://${domain}/pages/terms`);
      expect(terms.text).not.toContain(`${others}.example`);
      const { text } = await get(brand, '/manifest.webmanifest');
      expect(JSON.parse(text)).toMatchObject({ name: brand.name, lang: language });
    },
  );

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('a visitor of an advert joins from a landing page of the niche', { tag: full }, async ({ page }) => {
    const person = newPerson('Lato');
    const texts = await textsOf('pl', 'signUp');
    await page.goto(urlOf(pelnia, '/landers/transitionsvideolanding/bbw-pl/lato?ref=lato'));
    await page.getByRole('textbox', { name: texts.email }).fill(person.email);
    await page.getByRole('textbox', { name: texts.name }).fill(person.name);
    await page.getByLabel(texts.password, { exact: true }).fill(person.password);
    await waitForScript(page);
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page).toHaveURL(urlOf(pelnia, '/signup'));
    const { user } = await callApi<{ user: object }>(page, 'GET', '/api/user.php');
    expect(user).toMatchObject({ email: person.email, profile: { country: 'PL' } });
  });
});

test(
  'a closed search opens to members alone, and offers no country on a site with one',
  { annotation: spec('search.logged-out-needs-permission') },
  async () => {
    for (const query of ['', '?ref=lato']) {
      const response = await get(pelnia, `/members${query}`);
      expect(response.status).toBe(302);
      expect(response.headers.location).toContain(href('login'));
    }
    const { text } = await get(pelnia, '/members', { ...polish, cookie: await sessionOf(pelnia) });
    const [search, common] = await Promise.all([textsOf('pl', 'search'), textsOf('pl', 'common')]);
    expect(readHeading(text)).toBe(search.title);
    expect(text).toContain(`>${search.region}</label>`);
    expect(text).not.toContain(`>${common.country}</label>`);
    expect(text).toMatch(/<article\b/);
  },
);

test(
  'a search that is open to visitors of adverts opens with a traffic source alone',
  { tag: full, annotation: spec('search.logged-out-needs-permission') },
  async ({ page }) => {
    expect((await get(lantern, '/members')).status).toBe(302);
    const advert = await get(lantern, '/members?ref=friends');
    expect(advert.status).toBe(200);
    expect(advert.text).toMatch(/href="\/members\/lantern[^"/]+"/);
    await enter(page, lantern, demoAdam);
    await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  },
);

test(
  'each site has the landing pages of its own niche',
  { tag: full, annotation: spec('lander.slug-prefix-by-niche', 'lander.locale-en-is-eng') },
  async () => {
    for (const [site, slug, language] of [
      [pelnia, 'bbw-pl', 'pl'],
      [pelnia, 'bbw-eng', 'en'],
      [pelnia, 'bbw-de/sommer', 'de'],
      [pelnia, 'pl', null],
      [pelnia, 'gay-eng', null],
      [pelnia, 'bbw-en', null],
      [lantern, 'gay-eng', 'en'],
      [lantern, 'gay-es/verano', 'es'],
      [lantern, 'eng', null],
      [lantern, 'bbw-eng', null],
    ] as const) {
      const { status, text } = await get(site, `/landers/transitionsvideolanding/${slug}`);
      expect(status, slug).toBe(language === null ? 404 : 200);
      if (language) expect(text, slug).toContain(`<html lang="${language}"`);
    }
  },
);

test('each site shows its own price, minimum age and company', async () => {
  const british = await get(lantern, '/');
  expect(british.text).toContain('A message costs £0.20 to £0.28');
  expect(british.text).toContain('Lantern Row Ltd (demo) · 21+ only');
  const polishPage = await get(pelnia, '/', polish);
  expect(polishPage.text).toMatch(/Wiadomość kosztuje (co najmniej|od) 1,20\szł/);
  expect(polishPage.text).toContain('Pełnia Demo sp. z o.o. (firma wymyślona) · tylko 18+');
});
