import { createClient, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { createWorld, respond, setFault, userOf, wireFaults } from '@meetcute/mocks';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClientStore } from '../provider/client-store.ts';
import type { PushPort } from '../push/port.ts';
import { startLiveSync } from './start-live-sync.ts';
import { watchSession } from './watch-session.ts';

const POLLED = ['/api/user.php', '/api/chats.php', '/api/likes.php'];
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // A browser without locks, in which this tab polls without waiting for others.
  vi.stubGlobal('navigator', { onLine: true });
  // Medium jitter between polls.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens a visitor's page on which a member can log in. The event stream is out of order, so that only polls remain. */
function visitorPage() {
  const world = createWorld({ viewer: 'unpaid' });
  setFault(world, 'openEvents', wireFaults['no network']);
  const member = world.members.get(world.sessions.get(world.browserSession!)!)!;
  const requestedPaths: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname !== calls.openEvents.path) requestedPaths.push(pathname);
    return respond(world, request);
  };
  const client = createClient({ baseUrl: 'https://site.example', fetch });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createClientStore();
  const push = { isCapable: () => false } as PushPort;
  const user = userOf(world, member);
  const stop = watchSession({
    queryClient,
    store,
    client,
    startLive: () => startLiveSync({ queryClient, store, client, user, push }),
    onLost: () => undefined,
    onLoggedOut: () => undefined,
  });
  /** Waits until the calls in `paths` were requested, since the last time, and have responded. */
  const expectAsked = async (paths: string[]) => {
    await expect.poll(() => requestedPaths).toEqual(paths);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    requestedPaths.length = 0;
  };
  const setUser = (value: typeof user | null) => queryClient.setQueryData(queryKeyOf(calls.getUser), value);
  return {
    requestedPaths,
    expectAsked,
    store,
    stop,
    logIn: () => setUser(user),
    loseUser: () => setUser(null),
  };
}

test(
  'polls user, chats and likes 1 s after the login and every 60 s from then on',
  {
    meta: {
      spec: [
        'session.login-starts-user-polling',
        'session.login-starts-chats-polling-after-1-s',
        'session.login-starts-likes-polling-after-1-s',
        'const.poll-interval',
      ],
    },
  },
  async () => {
    const { requestedPaths, expectAsked, logIn, stop } = visitorPage();
    await pass(120_000);
    logIn();
    await pass(999);
    expect(requestedPaths).toEqual([]);
    await pass(1);
    await expectAsked(POLLED);
    for (let minute = 0; minute < 3; minute += 1) {
      await pass(59_999);
      expect(requestedPaths).toEqual([]);
      await pass(1);
      await expectAsked(POLLED);
    }
    stop();
  },
);

test.each([
  ['is lost', null],
  ['logs out', 'left'],
] as const)(
  'requests nothing any more when the member %s',
  { meta: { spec: ['session.polling-stops-on-user-loss', 'session.polling-stops-on-logout'] } },
  async (_, sessionEnd) => {
    const { requestedPaths, expectAsked, logIn, loseUser, stop, store } = visitorPage();
    logIn();
    await pass(1000);
    await expectAsked(POLLED);
    store.setState({ sessionEnd });
    loseUser();
    await pass(600_000);
    expect(requestedPaths).toEqual([]);
    stop();
  },
);
