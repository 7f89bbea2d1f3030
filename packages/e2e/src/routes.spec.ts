import { expect, test } from './test.ts';
import { href, routes, type RouteName } from '@meetcute/core';
import { brands, classic, nocturne, type Brand } from './brands.ts';
import { get, send } from './request.ts';
import { examplePath } from './routes/example-path.ts';
import { readHeading, headings, layouts } from './routes/expected-pages.ts';
import { sessionOf } from './routes/observe-routes.ts';

/** Headers of a call to the API. */
const call = { 'x-package': 'e2e@1.0.0' };

/** Rules of routes that visitors open. */
const rules: Partial<Record<RouteName, string>> = {
  index: 'route.home',
  login: 'route.login',
  signup: 'route.signup',
  members: 'route.members',
  'members-memberId': 'route.members-memberid',
  'members-memberId-chat': 'route.members-memberid-chat',
  'match-finder': 'route.match-finder',
  'signup-matches': 'route.signup-matches',
  'complete-signup': 'route.complete-signup',
  'reset-password': 'route.reset-password',
  'reset-password-do': 'route.reset-password-do',
  'mail-change-do': 'route.mail-change-do',
  'account-deleted': 'route.account-deleted',
  pricing: 'route.pricing',
  'pages-service': 'route.pages-service',
  'activate-done': 'route.activate-done',
  'activate-error': 'route.activate-error',
  'pages-terms': 'route.pages-terms',
  'pages-privacy': 'route.pages-privacy',
};

const annotation = (...ids: (string | undefined)[]) =>
  ids.filter((id) => id !== undefined).map((description) => ({ type: 'spec', description }));

/** Returns the id of a member whose profile visitors may see. */
async function someMember(): Promise<string> {
  const { text } = await get(classic, '/members');
  const [, id] = /href="\/members\/([^"/]+)"/.exec(text) ?? [];
  if (!id) throw new Error('The member search is empty, so there is no profile to request.');
  return id;
}

let memberId = '';
test.beforeAll(async () => {
  memberId = await someMember();
});

for (const route of routes) {
  const { name, auth } = route;
  const rule = rules[name];
  if (auth === 'login') {
    // Nocturne closes the search to visitors, classic opens it.
    test(
      `${route.path} redirects a visitor to login and back`,
      { annotation: annotation('auth.guard-redirects-to-login') },
      async () => {
        const path = `${examplePath(route.path, { memberId: 'one' })}?from=mail`;
        const response = await get(nocturne, path);
        expect(response.status).toBe(302);
        expect(response.headers.location).toBe(href('login', {}, { next: path }));
      },
    );
  } else {
    const level = auth === 'public' ? 'auth.level-public' : 'auth.level-optional';
    test(
      `${route.path} opens for a visitor with its own heading and layout`,
      { annotation: annotation(rule, level) },
      async () => {
        const response = await get(classic, examplePath(route.path, { memberId }));
        expect(response.status).toBe(200);
        const heading = headings[name];
        if (heading) expect(readHeading(response.text)).toMatch(heading);
        else expect(readHeading(response.text)).not.toBe('');
        expect(/data-layout="(\w+)"/.exec(response.text)?.[1]).toBe(layouts[name] ?? 'default');
      },
    );
  }
}

test(
  'the server sends each site its own settings',
  { annotation: annotation('settings.provided-by-server') },
  async () => {
    const settingsOf = async (brand: Brand) => {
      const { text } = await get(brand, '/');
      const [, json = ''] = /<script type="application\/json" id="mc-state"[^>]*>([^<]*)</.exec(text) ?? [];
      return (JSON.parse(json) as { settings: { name: string; template: string } }).settings;
    };
    for (const brand of brands)
      expect(await settingsOf(brand)).toMatchObject({ name: brand.name, template: brand.template });
  },
);

test(
  'the member search is at /members and at /search, and each keeps its address',
  { annotation: annotation('route.search-alias', 'search.logged-out-needs-permission') },
  async () => {
    const session = await sessionOf(nocturne);
    for (const path of ['/members', '/search']) {
      const visitor = await get(nocturne, path);
      expect(visitor.headers.location).toBe(href('login', {}, { next: path }));
      // The settings of classic let visitors search.
      expect((await get(classic, path)).text).toMatch(/href="\/members\/[^"/]+"/);
      const member = await get(nocturne, path, { cookie: session });
      expect([member.status, readHeading(member.text)]).toEqual([200, 'Members']);
    }
    expect((await get(nocturne, '/api/search.php', call)).status).toBe(403);
  },
);

test(
  'a profile is at /members/{id} and at /likes/m/{id}, each keeps its address, and visitors can’t like there',
  {
    annotation: annotation(
      'route.likes-m-memberid-alias',
      'permission.like-needs-login',
      'permission.unlike-needs-login',
      'permission.start-chat-needs-login',
    ),
  },
  async () => {
    const names: string[] = [];
    for (const path of [`/members/${memberId}`, `/likes/m/${memberId}`]) {
      const { status, text } = await get(classic, path);
      expect(status).toBe(200);
      expect(text).not.toMatch(/aria-label="Like /);
      names.push(readHeading(text));
    }
    expect(names[0]).toBeTruthy();
    expect(names[1]).toBe(names[0]);
    // Visitors see no like button and cannot call the API either.
    const json = { ...call, 'content-type': 'application/json' };
    for (const method of ['POST', 'DELETE'] as const) {
      const { status } = await send(classic, '/api/likes.php', {
        method,
        headers: json,
        body: JSON.stringify({ profile: memberId }),
      });
      expect(status, method).toBe(403);
    }
    expect((await get(classic, `/api/chat.php?profile=${memberId}`, call)).status).toBe(403);
  },
);

/** Pages that only members open, by what they show, with their headings and rules. */
const closedPages = [
  {
    name: 'the pages of a member',
    rules: [
      'route.members',
      'route.chats',
      'route.likes',
      'route.likes-type',
      'auth.level-default-requires-login',
    ],
    pages: [
      ['/members', 'Members'],
      ['/likes', 'Likes'],
      ['/likes/sent', 'Likes'],
      ['/chats', 'Chats'],
    ],
  },
  {
    name: 'pages of the account',
    rules: ['route.notifications', 'route.profile', 'auth.level-default-requires-login'],
    pages: [
      ['/notifications', 'Notifications'],
      ['/profile', 'My profile'],
      ['/account', 'My account'],
    ],
  },
  {
    name: 'pages that sell something',
    rules: [
      'route.credits',
      'route.credits-repeat-order',
      'route.credits-creditid-paymentmethod',
      'route.credits-paymentmethod-optional',
      'route.premium',
    ],
    pages: [
      ['/credits', 'Credits'],
      ['/credits/repeat-order', 'Order again'],
      ['/credits/credits-50', 'Your order'],
      ['/credits/credits-50/paypal', 'Your order'],
      ['/premium', 'Premium'],
    ],
  },
] as const;

for (const { name, rules: ids, pages } of closedPages)
  test(`${name} open after logging in`, { annotation: annotation(...ids) }, async () => {
    const session = await sessionOf(nocturne);
    for (const [path, heading] of pages) {
      expect((await get(nocturne, path)).status, path).toBe(302);
      const { status, text } = await get(nocturne, path, { cookie: session });
      expect([status, readHeading(text)], path).toEqual([200, heading]);
      const layout = path === '/chats' ? 'chat' : 'default';
      expect(/data-layout="(\w+)"/.exec(text)?.[1], path).toBe(layout);
    }
  });

test(
  'an unknown path shows the error page with its status',
  { annotation: annotation('error.unknown-path-page-not-found', 'error.unknown-path-status-404') },
  async () => {
    const { status, text } = await get(classic, '/no/such/place');
    expect(status).toBe(404);
    expect(text).toContain('Page not found');
  },
);
