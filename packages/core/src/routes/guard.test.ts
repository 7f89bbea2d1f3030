import { expect, test } from 'vitest';
import { guard, loadsUser } from './guard.ts';
import { routeOf } from './table.ts';

const closedSettings = { logged_out_search: 'none', logged_out_search_trafficsource: 'none' } as const;
const visitor = {
  user: null,
  settings: closedSettings,
  trafficSource: null,
  location: '/somewhere',
} as const;
const member = { ...visitor, user: {} };

test('a public page opens for a visitor', { meta: { spec: ['auth.level-public'] } }, () => {
  expect(guard({ ...visitor, route: routeOf('pricing') })).toEqual({ isAllowed: true });
});

test('an optional page opens for a visitor', { meta: { spec: ['auth.level-optional'] } }, () => {
  expect(guard({ ...visitor, route: routeOf('members-memberId') })).toEqual({ isAllowed: true });
});

test(
  'sends a visitor from a page that requires a login to the login and back',
  { meta: { spec: ['auth.guard-redirects-to-login', 'auth.level-default-requires-login'] } },
  () => {
    expect(guard({ ...visitor, route: routeOf('likes-type'), location: '/likes/sent?a=1&b=2' })).toEqual({
      isAllowed: false,
      redirect: '/login?next=%2Flikes%2Fsent%3Fa%3D1%26b%3D2',
    });
    expect(guard({ ...member, route: routeOf('likes-type') })).toEqual({ isAllowed: true });
  },
);

test('only the logged-out-search setting opens the member search to visitors', () => {
  const route = routeOf('members');
  expect(guard({ ...visitor, route }).isAllowed).toBe(false);
  expect(
    guard({ ...visitor, route, settings: { ...closedSettings, logged_out_search: 'all' } }).isAllowed,
  ).toBe(true);
  const open = { ...closedSettings, logged_out_search: 'all' } as const;
  expect(guard({ ...visitor, route: routeOf('chats'), settings: open }).isAllowed).toBe(false);
});

test('only public pages do not load the user', { meta: { spec: ['auth.guard-loads-user'] } }, () => {
  expect(loadsUser(routeOf('chats'))).toBe(true);
  expect(loadsUser(routeOf('index'))).toBe(true);
  expect(loadsUser(routeOf('pricing'))).toBe(false);
});
