import { createClient, mutationFor, postToTabs, queryFor, userQuery } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClientStore } from '../provider/client-store.ts';
import { LOGOUT_TABS } from '../session/logout-channel.ts';
import { watchSession } from './watch-session.ts';

const user = { email: 'ada@example.com', profile: { id: 'ada' } } as User;

/** Opens a page whose calls respond with a status by path. Counts requests, starts and stops. */
function page(statuses: Record<string, number>, initialSession?: { user: null; wasLoggedIn: boolean }) {
  const requestedPaths: string[] = [];
  const fetch = (url: string | URL | Request) => {
    const path = new URL(String(url), 'https://site.example').pathname;
    requestedPaths.push(path);
    const body = { error: { code: 'not_logged_in', message: 'Please log in.' } };
    return Promise.resolve(new Response(JSON.stringify(body), { status: statuses[path] ?? 500 }));
  };
  const client = createClient({ baseUrl: 'https://site.example', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createClientStore();
  const live = { started: 0, stopped: 0, lost: 0, left: 0 };
  if (initialSession) queryClient.setQueryData(userQuery(client).queryKey, initialSession.user);
  const stop = watchSession({
    wasLoggedIn: initialSession?.wasLoggedIn,
    queryClient,
    store,
    client,
    startLive: () => {
      live.started += 1;
      return () => (live.stopped += 1);
    },
    onLost: () => (live.lost += 1),
    onLoggedOut: () => (live.left += 1),
  });
  const key = userQuery(client).queryKey;
  return {
    requestedPaths,
    client,
    queryClient,
    store,
    live,
    stop,
    logIn: () => queryClient.setQueryData(key, user),
    viewer: () => queryClient.getQueryData<User | null>(key),
    ask: (options: { queryKey: readonly unknown[] }) =>
      queryClient.fetchQuery({ ...options, staleTime: 0 } as never).catch(() => undefined),
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('starts live data once when the user is loaded', () => {
  const { live, logIn, stop } = page({});
  expect(live.started).toBe(0);
  logIn();
  logIn();
  expect(live.started).toBe(1);
  stop();
  expect(live.stopped).toBe(1);
});

test.each([
  [true, 'ended', 1],
  [false, null, 0],
])(
  'reports a session that ended before the watch began only on the page of a member: %s',
  async (wasLoggedIn, sessionEnd, lostCount) => {
    const { store, live } = page({}, { user: null, wasLoggedIn });
    await settle();
    expect(store.getState().sessionEnd).toBe(sessionEnd);
    expect(live.lost).toBe(lostCount);
  },
);

test(
  'clears the user, stops live data and sets the flag for a second on a 403 of the user call',
  {
    meta: {
      spec: [
        'session.403-on-user-clears-user',
        'session.polling-stops-on-user-loss',
        'session.logging-out-flag-1-s',
      ],
    },
  },
  async () => {
    const { ask, client, live, logIn, store, viewer } = page({ '/api/user.php': 403 });
    logIn();
    await ask(userQuery(client));
    await settle();
    expect(viewer()).toBeNull();
    expect(live).toEqual({ started: 1, stopped: 1, lost: 1, left: 0 });
    expect(store.getState().sessionEnd).toBe('ended');
    expect(store.getState().isLoggingOut).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.getState().isLoggingOut).toBe(false);
  },
);

test.each(['getChats', 'getLikes'] as const)(
  'refetches the user on a 403 of %s',
  { meta: { spec: ['session.403-on-chats-refetches-user', 'session.403-on-likes-refetches-user'] } },
  async (name) => {
    const { ask, requestedPaths, client, logIn, viewer } = page({
      [calls[name].path]: 403,
      '/api/user.php': 403,
    });
    logIn();
    await ask(queryFor(client, calls[name]));
    await settle();
    expect(requestedPaths).toEqual([calls[name].path, '/api/user.php']);
    expect(viewer()).toBeNull();
  },
);

test('keeps the session on other errors of a list or the user call', async () => {
  const { ask, requestedPaths, client, live, logIn, viewer } = page({
    '/api/chats.php': 500,
    '/api/user.php': 500,
  });
  logIn();
  await ask(queryFor(client, calls.getChats));
  await ask(userQuery(client));
  await settle();
  expect(new Set(requestedPaths)).toEqual(new Set(['/api/chats.php', '/api/user.php']));
  expect(viewer()).toBe(user);
  expect(live.stopped).toBe(0);
});

test('clears the member’s data when the session ends', async () => {
  const { ask, client, logIn, queryClient, store } = page({ '/api/user.php': 403 });
  logIn();
  queryClient.setQueryData([calls.getChats.name], { chats: [] });
  store.setState({ hiddenMembers: ['ben'] });
  await ask(userQuery(client));
  await settle();
  expect(queryClient.getQueryData([calls.getChats.name])).toBeUndefined();
  expect(store.getState().hiddenMembers).toEqual([]);
});

test('does nothing for a visitor who stays logged out', async () => {
  const { ask, client, live } = page({ '/api/user.php': 403 });
  await ask(userQuery(client));
  await settle();
  expect(live).toEqual({ started: 0, stopped: 0, lost: 0, left: 0 });
});

test('does not report an ended session after a logout', async () => {
  const { ask, client, live, logIn, store } = page({ '/api/user.php': 403 });
  logIn();
  store.setState({ sessionEnd: 'left' });
  await ask(userQuery(client));
  await settle();
  expect(live).toEqual({ started: 1, stopped: 1, lost: 0, left: 0 });
  expect(store.getState().sessionEnd).toBe('left');
});

test(
  'logs the member out in all tabs, and no other member',
  { meta: { spec: ['session.polling-stops-on-logout'] } },
  async () => {
    vi.useRealTimers();
    const { live, logIn, stop, viewer } = page({});
    logIn();
    postToTabs(LOGOUT_TABS, 'ben');
    postToTabs(LOGOUT_TABS, 'ada');
    await expect.poll(() => live).toEqual({ started: 1, stopped: 1, lost: 0, left: 1 });
    expect(viewer()).toBeNull();
    stop();
  },
);

test('refetches the user when any list responds not_logged_in', async () => {
  const { ask, requestedPaths, client, live, logIn } = page({
    '/api/sessions.php': 403,
    '/api/user.php': 403,
  });
  logIn();
  await ask(queryFor(client, calls.getSessions));
  await settle();
  expect(requestedPaths).toEqual(['/api/sessions.php', '/api/user.php']);
  expect(live.lost).toBe(1);
});

test('refetches the user when any mutation responds not_logged_in', async () => {
  const { requestedPaths, client, live, logIn, queryClient } = page({
    '/api/email.php': 403,
    '/api/user.php': 403,
  });
  logIn();
  const change = new MutationObserver(queryClient, mutationFor(client, calls.changeEmail));
  const payload = { email: 'new@example.com', password: 'x' };
  await change.mutate({ payload }).catch(() => undefined);
  await settle();
  expect(requestedPaths).toEqual(['/api/email.php', '/api/user.php']);
  expect(live.lost).toBe(1);
});
