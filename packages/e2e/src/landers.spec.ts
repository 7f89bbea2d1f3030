import { expect, full, test } from './test.ts';
import { LANGUAGES } from '@meetcute/contract';
import { brands, classic, nocturne, urlOf, type Brand } from './brands.ts';
import { newPerson } from './people/join.ts';
import { waitForScript } from './people/script.ts';
import { get } from './request.ts';
import { readHeading } from './routes/expected-pages.ts';
import { sessionOf } from './routes/observe-routes.ts';

const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));

/** Landing pages with their headings, layouts and the rule of each route. */
const landers = [
  ['/landers/video', 'An evening begins with hello', 'empty', 'route.landers-video'],
  ['/landers/gallery', 'Who makes you smile?', 'empty', 'route.landers-gallery'],
  ['/landers/maplanding', 'Closer than you think', 'lander', 'route.landers-maplanding'],
  ['/landers/alonetonight', 'Alone tonight?', 'lander', 'route.landers-alonetonight'],
  ['/landers/iconslanding', 'Meeting people, without the noise', 'lander', 'route.landers-iconslanding'],
  ['/landers/socialnetwork', 'A place to talk, not to scroll', 'lander', 'route.landers-socialnetwork'],
  ['/landers/collagelanding', 'Everyone is more than one picture', 'empty', 'route.landers-collagelanding'],
  [
    '/landers/transitionsvideolanding/eng/summer/1',
    'First a smile.',
    'empty',
    'route.landers-transitionsvideolanding-slug',
  ],
] as const;

const layoutOf = (text: string) => /data-layout="(\w+)"/.exec(text)?.[1];

for (const [path, heading, layout, rule] of landers)
  test(
    `${path} opens in both brands with its heading, layout and form`,
    { annotation: spec(rule, 'lander.layout-empty-or-lander') },
    async () => {
      for (const brand of brands) {
        const { status, text } = await get(brand, path);
        expect(status).toBe(200);
        expect(readHeading(text)).toContain(heading);
        expect(layoutOf(text)).toBe(layout);
        expect(text).toMatch(/<input[^>]* name="email"/);
      }
    },
  );

/** Opens the landing pages of a demo person, who has agreed to be shown in advertising. */
async function openMemberLanders(brand: Brand): Promise<void> {
  const response = await get(brand, '/api/user.php', {
    cookie: await sessionOf(brand),
    'x-package': 'e2e@1.0.0',
  });
  const { id, name } = (JSON.parse(response.text) as { user: { profile: { id: string; name: string } } }).user
    .profile;
  for (const [path, heading, layout] of [
    ['signup', `Chat with ${name}`, 'lander'],
    ['landing', `Say hello to ${name}`, 'lander'],
    ['landing2/eng/autumn', `Meet ${name}`, 'empty'],
    ['landing3/eng', `More about ${name}`, 'empty'],
  ] as const) {
    const { status, text } = await get(brand, `/members/${id}/${path}`);
    expect(status, path).toBe(200);
    expect(readHeading(text)).toBe(heading);
    expect(layoutOf(text)).toBe(layout);
    expect(text).toMatch(/<button[^>]*>(?:<[^>]+>)*Join and chat/);
  }
  const missingPage = await get(brand, '/members/nobody/landing');
  expect(readHeading(missingPage.text)).toBe('This profile is no longer here');
}

test(
  'the landing pages of a member show the member, and say so when the profile is gone',
  {
    annotation: spec(
      'route.members-memberid-landing',
      'route.members-memberid-landing2-slug',
      'route.members-memberid-landing3-slug',
      'route.members-memberid-signup',
      'lander.layout-empty-or-lander',
    ),
  },
  async () => {
    for (const brand of brands) await openMemberLanders(brand);
  },
);

test(
  'a slug names niche and language; another niche’s page does not exist',
  { annotation: spec('lander.locale-en-is-eng', 'lander.slug-prefix-by-niche') },
  async () => {
    const getLander = (slug: string, headers: Record<string, string> = {}) =>
      get(classic, `/landers/transitionsvideolanding${slug}`, headers);
    const languageOf = async (slug: string, headers?: Record<string, string>) =>
      /<html lang="(\w+)"/.exec((await getLander(slug, headers)).text)?.[1];
    for (const locale of LANGUAGES.slice(1)) expect(await languageOf(`/${locale}/campaign`)).toBe(locale);
    expect(await languageOf('/eng', { 'accept-language': 'nl' })).toBe('en');
    // A language that the visitor has chosen counts more than the advert's.
    expect(await languageOf('/nl', { cookie: 'i18n_redirected=pl' })).toBe('pl');
    expect(await languageOf('', { 'accept-language': 'fr' })).toBe('fr');
    for (const slug of ['/en', '/bbw-nl', '/she-eng', '/summer', '/NL'])
      expect((await getLander(slug)).status, slug).toBe(404);
  },
);

test('hostile slugs and queries are text', { tag: full }, async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const hostile = encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(2)</script>');
  const response = await page.goto(
    urlOf(classic, `/landers/transitionsvideolanding/eng/${hostile}?ref=${hostile}&sub=${hostile}`),
  );
  expect(response?.status()).toBe(200);
  await page.getByRole('textbox', { name: 'Email address' }).fill('someone@example.com');
  await page.getByRole('textbox', { name: 'Your name' }).focus();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#join') ?? {}).some((key) => key.startsWith('__react')),
  );
  expect(dialogs).toEqual([]);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test(
  'the keys of an advert’s address become the traffic source',
  {
    annotation: spec(
      'traffic.key-network',
      'traffic.key-ref',
      'traffic.keys-sub1',
      'traffic.keys-sub2',
      'traffic.keys-sub3',
    ),
  },
  async () => {
    for (const [query, storedSource] of [
      ['network=north', 'network=north'],
      ['ref=paper', 'ref=paper'],
      ['sub=a', 'sub1=a'],
      ['sub1=a', 'sub1=a'],
      ['aff_sub=a', 'sub1=a'],
      ['aff_sub1=a', 'sub1=a'],
      ['sub2=b', 'sub2=b'],
      ['aff_sub2=b', 'sub2=b'],
      ['sub3=c', 'sub3=c'],
      ['aff_sub3=c', 'sub3=c'],
      ['other=d', null],
    ] as const) {
      const { headers } = await get(nocturne, `/landers/gallery?${query}`);
      const cookie = headers['set-cookie']?.find((each) => each.startsWith('traffic_source='));
      expect(cookie && decodeURIComponent(cookie.split(';')[0]!.slice(15)), query).toEqual(
        storedSource ?? undefined,
      );
    }
  },
);

test(
  'a visitor joins on a landing page on a slow network: nothing typed is lost, and the source is sent',
  { tag: full, annotation: spec('entity.traffic-source.fields') },
  async ({ page }) => {
    // The script waits until the form is filled in.
    const isFilled = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await isFilled.promise;
      await route.continue();
    });
    const person = newPerson('Lander');
    await page.goto(
      urlOf(nocturne, '/landers/alonetonight?network=north&ref=paper&aff_sub=a&aff_sub2=b&sub3=c'),
    );
    await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
    await page.getByRole('textbox', { name: 'Your name' }).fill(person.name);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    isFilled.resolve();
    await waitForScript(page);
    const signUpRequest = page.waitForRequest((request) => request.url().endsWith('/api/user.php?new=1'));
    await page.getByRole('button', { name: 'Join now' }).click();
    expect((await signUpRequest).postDataJSON()).toMatchObject({
      email: person.email,
      name: person.name,
      form_path: '/landers/alonetonight',
      trafficsource: { network: 'north', ref: 'paper', sub1: 'a', sub2: 'b', sub3: 'c' },
    });
    await expect(page).toHaveURL(urlOf(nocturne, '/signup'));
    await expect(page.getByText(/^Step \d of \d/).first()).toBeVisible();
  },
);
