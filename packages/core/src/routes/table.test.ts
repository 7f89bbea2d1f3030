import { describe, expect, expectTypeOf, test } from 'vitest';
import { matchRoute } from './match.ts';
import type { RouteAuth, RouteLayout, RouteName } from './table.ts';
import { routeOf, routes } from './table.ts';

type Row = readonly [rule: string, address: string, name: RouteName, auth: RouteAuth, layout: RouteLayout];

const rows: readonly Row[] = [
  ['route.home', '/', 'index', 'optional', 'default'],
  ['route.login', '/login', 'login', 'public', 'default'],
  ['route.signup', '/signup', 'signup', 'public', 'default'],
  ['route.chats', '/chats', 'chats', 'login', 'chat'],
  ['route.chats-chatid', '/chats/c1', 'chats-chatId', 'login', 'chat'],
  ['route.pages-faq', '/pages/faq', 'pages-faq', 'public', 'default'],
  ['route.pages-terms', '/pages/terms', 'pages-terms', 'public', 'default'],
  ['route.pages-privacy', '/pages/privacy', 'pages-privacy', 'public', 'default'],
  ['route.pages-return-policy', '/pages/return-policy', 'pages-return-policy', 'public', 'default'],
  ['route.members', '/members', 'members', 'login', 'default'],
  ['route.search-alias', '/search', 'members', 'login', 'default'],
  ['route.members-memberid', '/members/m1', 'members-memberId', 'optional', 'default'],
  ['route.likes-m-memberid-alias', '/likes/m/m1', 'members-memberId', 'optional', 'default'],
  ['route.members-memberid-chat', '/members/m1/chat', 'members-memberId-chat', 'public', 'chat'],
  ['route.members-memberid-signup', '/members/m1/signup', 'members-memberId-signup', 'public', 'lander'],
  ['route.members-memberid-landing', '/members/m1/landing', 'members-memberId-landing', 'public', 'lander'],
  [
    'route.members-memberid-landing2-slug',
    '/members/m1/landing2/a/b',
    'members-memberId-landing2-slug',
    'public',
    'empty',
  ],
  [
    'route.members-memberid-landing3-slug',
    '/members/m1/landing3/a/b',
    'members-memberId-landing3-slug',
    'public',
    'empty',
  ],
  ['route.premium', '/premium', 'premium', 'login', 'default'],
  ['route.pricing', '/pricing', 'pricing', 'public', 'default'],
  ['route.profile', '/profile', 'profile', 'login', 'default'],
  ['route.complaints', '/complaints', 'complaints', 'public', 'default'],
  ['route.likes', '/likes', 'likes', 'login', 'default'],
  ['route.likes-type', '/likes/sent', 'likes-type', 'login', 'default'],
  ['route.match-finder', '/match-finder', 'match-finder', 'optional', 'empty'],
  ['route.activate-done', '/activate/done', 'activate-done', 'public', 'default'],
  ['route.activate-error', '/activate/error', 'activate-error', 'public', 'default'],
  ['route.mail-change-do', '/mail-change/do', 'mail-change-do', 'public', 'default'],
  ['route.credits', '/credits', 'credits', 'login', 'default'],
  ['route.credits-repeat-order', '/credits/repeat-order', 'credits-repeat-order', 'login', 'default'],
  [
    'route.credits-creditid-paymentmethod',
    '/credits/7/card',
    'credits-creditId-paymentMethod',
    'login',
    'default',
  ],
  [
    'route.credits-paymentmethod-optional',
    '/credits/7',
    'credits-creditId-paymentMethod',
    'login',
    'default',
  ],
  ['route.transactions-transactionid', '/transactions/t1', 'transactions-transactionId', 'login', 'default'],
  ['route.notifications', '/notifications', 'notifications', 'login', 'default'],
  ['route.signup-matches', '/signup-matches', 'signup-matches', 'optional', 'empty'],
  ['route.account-deleted', '/account-deleted', 'account-deleted', 'optional', 'default'],
  ['route.complete-signup', '/complete-signup', 'complete-signup', 'public', 'default'],
  ['route.reset-password', '/reset-password', 'reset-password', 'optional', 'default'],
  ['route.reset-password-do', '/reset-password/do', 'reset-password-do', 'optional', 'default'],
  ['route.landers-video', '/landers/video', 'landers-video', 'public', 'empty'],
  ['route.landers-gallery', '/landers/gallery', 'landers-gallery', 'public', 'empty'],
  ['route.landers-maplanding', '/landers/maplanding', 'landers-maplanding', 'public', 'lander'],
  ['route.landers-alonetonight', '/landers/alonetonight', 'landers-alonetonight', 'public', 'lander'],
  ['route.landers-iconslanding', '/landers/iconslanding', 'landers-iconslanding', 'public', 'lander'],
  ['route.landers-socialnetwork', '/landers/socialnetwork', 'landers-socialnetwork', 'public', 'lander'],
  ['route.landers-collagelanding', '/landers/collagelanding', 'landers-collagelanding', 'public', 'empty'],
  [
    'route.landers-transitionsvideolanding-slug',
    '/landers/transitionsvideolanding/a/b',
    'landers-transitionsvideolanding-slug',
    'public',
    'empty',
  ],
];

for (const [rule, address, name, auth, layout] of rows) {
  test(`${address} is the ${auth} page ${name} in the ${layout} layout`, { meta: { spec: [rule] } }, () => {
    expect(matchRoute(address)).toMatchObject({ name, route: { auth, layout } });
  });
}

describe('the table as a whole', () => {
  test('names and paths are unique, and the rows above omit only routes without their own rule', () => {
    const paths = routes.flatMap((route) => [route.path, ...('aliases' in route ? route.aliases : [])]);
    expect(new Set(paths).size).toBe(paths.length);
    const testedNames = new Set(rows.map((row) => row[2]));
    expect(routes.map((route) => route.name).filter((name) => !testedNames.has(name))).toEqual([
      'account',
      'cancel',
      'reports',
      'reports-link',
      'pages-ban',
      'pages-cookies',
      'pages-service',
      'pages-accessibility',
      'pages-safety',
    ]);
    expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length);
  });

  test('uses exactly the four layouts', () => {
    expect([...new Set(routes.map((route) => route.layout))].toSorted()).toEqual([
      'chat',
      'default',
      'empty',
      'lander',
    ]);
  });

  test('every page under /landers is in the empty or the lander layout', () => {
    const layouts = routes.filter((route) => route.path.startsWith('/landers/')).map((route) => route.layout);
    expect(layouts).toHaveLength(8);
    expect(layouts.every((layout) => layout === 'empty' || layout === 'lander')).toBe(true);
  });

  test(
    'ban, cookies and service are pages below /pages, which is not a page itself',
    { meta: { spec: ['route.pages-children-of-pages'] } },
    () => {
      for (const page of ['ban', 'cookies', 'service']) {
        expect(matchRoute(`/pages/${page}`)).toMatchObject({
          name: `pages-${page}`,
          route: { auth: 'public' },
        });
      }
      expect(matchRoute('/pages')).toBeNull();
    },
  );

  test('a route keeps its literal type', () => {
    expectTypeOf(routeOf('members').path).toEqualTypeOf<'/members'>();
    expect(routeOf('members').loginUnless).toBe('logged-out-search');
  });
});
