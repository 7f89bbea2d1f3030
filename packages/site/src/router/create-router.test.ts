import { expect, test } from 'vitest';
import { createRouter, type RouterOptions } from './create-router.ts';
import { createMemoryHistory } from './history.ts';
import { Redirect } from './outcomes.ts';

type Load = RouterOptions['load'];

/** Scroll positions of a page at a position that the test sets. */
function memoryAt(position: { y: number }) {
  const positions = new Map<string, number>();
  return {
    save: (key: string) => void positions.set(key, position.y),
    read: (key: string) => positions.get(key) ?? null,
    persist: () => undefined,
  };
}

/** Opens a page that a server has drawn, and records what loads after it. */
function open(path: string, { load = async () => undefined, ...options }: Partial<RouterOptions> = {}) {
  const loads: string[] = [];
  const history = createMemoryHistory(path);
  const record: Load = async (location, match) => {
    loads.push(`${location.pathname}${location.search}`);
    await load(location, match);
  };
  const router = createRouter({ history, load: record, drawn: { failure: null, form: null }, ...options });
  const path_ = () => {
    const { pathname, search, hash } = router.state.page.location;
    return `${pathname}${search}${hash}`;
  };
  return { router, history, loads, path: path_ };
}

test.each(['/members/', '/members//', '/%6dembers', '../members/'])(
  'opens %s under the one address of its page',
  async (address) => {
    const page = open('/chats/');
    expect(page.path()).toBe('/chats');
    await page.router.navigate(`${address}?page=2#end`);
    expect([page.path(), page.router.state.page.match?.name]).toEqual(['/members?page=2#end', 'members']);
    expect(page.history.location.pathname).toBe('/members');
    // Another spelling of the page that is open is no other page.
    await page.router.navigate('/members/?page=2#begin');
    expect(page.loads).toEqual(['/members?page=2']);
  },
);

/** Loads pages one at a time, when the test says so. */
function holdLoads() {
  const waiting: (() => void)[] = [];
  const load: Load = () => new Promise((resolve) => waiting.push(resolve));
  return { load, release: () => waiting.shift()?.() };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('loads the first page unless a server has drawn it', async () => {
  const router = createRouter({ history: createMemoryHistory('/members'), load: async () => undefined });
  expect(router.state.isReady).toBe(false);
  await settle();
  expect(router.state).toMatchObject({ isReady: true, next: null, page: { match: { name: 'members' } } });
  expect(open('/members').router.state.isReady).toBe(true);
});

test('changes address and page together, after the page has loaded', async () => {
  const { load, release } = holdLoads();
  const { router, history, path } = open('/', { load });
  const navigation = router.navigate('/members/m1?tab=photos');
  expect([path(), history.location.pathname, router.state.next?.pathname]).toEqual(['/', '/', '/members/m1']);
  release();
  await navigation;
  expect([path(), history.location.pathname, router.state.next]).toEqual([
    '/members/m1?tab=photos',
    '/members/m1',
    null,
  ]);
  expect(router.state.page).toMatchObject({ action: 'push', match: { params: { memberId: 'm1' } } });
});

test('a later navigation replaces one that is still loading', async () => {
  const { load, release } = holdLoads();
  const { router, path } = open('/', { load });
  const earlier = router.navigate('/likes');
  const later = router.navigate('/chats');
  release();
  await earlier;
  expect(path()).toBe('/');
  release();
  await later;
  expect(path()).toBe('/chats');
});

test('resolves targets from the page, and refuses those on other sites', async () => {
  const { router, path } = open('/members?page=2#top');
  await router.navigate('?page=3');
  expect(path()).toBe('/members?page=3');
  await router.navigate({ search: 'page=4', hash: 'end' });
  expect(path()).toBe('/members?page=4#end');
  await router.navigate({ search: '' });
  expect(path()).toBe('/members');
  for (const target of ['//evil.example/members', 'https://evil.example/', String.raw`/\evil.example`])
    await expect(router.navigate(target)).rejects.toThrow('is not an address of this site');
  expect(path()).toBe('/members');
});

test('replaces the entry on request, and goes back to earlier ones with their state', async () => {
  const { router, path } = open('/');
  await router.navigate('/members', { state: { from: 'home' } });
  await router.navigate('/likes');
  await router.navigate('/chats', { replace: true });
  expect(router.state.page.action).toBe('replace');
  await router.navigate(-1);
  expect([path(), router.state.page.action, router.state.page.location.state]).toEqual([
    '/members',
    'pop',
    { from: 'home' },
  ]);
  await router.navigate(1);
  expect(path()).toBe('/chats');
});

test('loads nothing for an anchor, and again for the same address', async () => {
  const { router, loads, path } = open('/members?page=2');
  await router.navigate('#end');
  expect([path(), loads]).toEqual(['/members?page=2#end', []]);
  await router.navigate('/members?page=2');
  expect([path(), loads]).toEqual(['/members?page=2', ['/members?page=2']]);
});

test('loads nothing for another query of a screen that follows it', async () => {
  const { router, loads } = open('/members', { followsQuery: ({ name }) => name === 'members' });
  await router.navigate('?page=2');
  expect(loads).toEqual([]);
  await router.navigate('/likes');
  await router.navigate('?tab=1');
  expect(loads).toEqual(['/likes', '/likes?tab=1']);
});

/** Redirects visitors from `/likes` to the login. */
const guardFor =
  (isLoggedIn: () => boolean): Load =>
  async ({ pathname }) => {
    if (pathname === '/likes' && !isLoggedIn()) throw new Redirect('/login?next=/likes');
  };

test('follows a redirect in place of the page that it came from', async () => {
  const { router, path } = open('/', { load: guardFor(() => false) });
  await router.navigate('/likes');
  expect([path(), router.state.page.action]).toEqual(['/login?next=/likes', 'push']);
  await router.navigate(-1);
  expect(path()).toBe('/');
});

test('going back to a page that redirects leaves the entries before it within reach', async () => {
  let isLoggedIn = true;
  const { router, path } = open('/', { load: guardFor(() => isLoggedIn) });
  await router.navigate('/likes');
  await router.navigate('/members');
  isLoggedIn = false;
  await router.navigate(-1);
  await settle();
  expect([path(), router.state.page.action]).toEqual(['/login?next=/likes', 'replace']);
  await router.navigate(-1);
  expect(path()).toBe('/');
});

test('shows what failed, and loads again with the next navigation', async () => {
  let isBroken = true;
  const error = new Error('no connection');
  const { router, loads, path } = open('/', {
    load: async () => {
      if (isBroken) throw error;
    },
    followsQuery: () => true,
  });
  await router.navigate('/members');
  expect([path(), router.state.page.failure]).toEqual(['/members', { error }]);
  isBroken = false;
  // The screen that would follow the query is not there.
  await router.navigate('?page=2');
  expect([router.state.page.failure, loads.length]).toEqual([null, 2]);
});

test('loads the page again in place, and leaves it when it redirects', async () => {
  let isLoggedIn = true;
  const { router, loads, path } = open('/likes', { load: guardFor(() => isLoggedIn) });
  const { location } = router.state.page;
  await router.revalidate();
  expect([loads, router.state.page.location === location, router.state.page.scroll]).toEqual([
    ['/likes'],
    true,
    'keep',
  ]);
  isLoggedIn = false;
  await router.revalidate();
  expect(path()).toBe('/login?next=/likes');
});

test('a revalidation continues the navigation under way', async () => {
  const { load, release } = holdLoads();
  const { router, path } = open('/', { load });
  void router.navigate('/members');
  const revalidation = router.revalidate();
  release();
  release();
  await revalidation;
  expect(path()).toBe('/members');
});

test('waits for confirmation before leaving a page', async () => {
  const { router, path, loads } = open('/profile');
  const stop = router.block(
    (currentLocation, nextLocation) => currentLocation.pathname !== nextLocation.pathname,
  );
  await router.navigate('?view=others');
  expect(router.state.blocked).toBeNull();
  await router.navigate('/members');
  expect([path(), loads.length]).toEqual(['/profile?view=others', 1]);
  router.state.blocked?.reset();
  expect([path(), router.state.blocked]).toEqual(['/profile?view=others', null]);
  await router.navigate('/members');
  router.state.blocked?.proceed();
  await settle();
  expect([path(), router.state.blocked]).toEqual(['/members', null]);
  stop();
  await router.navigate('/likes');
  expect(path()).toBe('/likes');
});

test('waits for confirmation before going back, and stays on its entry meanwhile', async () => {
  const { router, history, path } = open('/members');
  await router.navigate('/profile');
  router.block(() => true);
  await router.navigate(-1);
  expect([path(), history.location.pathname]).toEqual(['/profile', '/profile']);
  router.state.blocked?.reset();
  await router.navigate(-1);
  router.state.blocked?.proceed();
  await settle();
  expect([path(), history.location.pathname]).toEqual(['/members', '/members']);
});

test('begins a page at its top, and returns to where the viewer was', async () => {
  const position = { y: 0 };
  const { router } = open('/members', { scroll: memoryAt(position) });
  expect(router.state.page.scroll).toBe('keep');
  position.y = 640;
  await router.navigate('/members/m1');
  expect(router.state.page.scroll).toBeNull();
  await router.navigate('?view=others', { preventScrollReset: true });
  expect(router.state.page.scroll).toBe('keep');
  await router.navigate(-2);
  expect(router.state.page.scroll).toBe(640);
  await router.navigate(2);
  await router.navigate(-2, { preventScrollReset: true });
  expect(router.state.page.scroll).toBe('keep');
});
