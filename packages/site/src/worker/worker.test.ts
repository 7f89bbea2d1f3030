import { afterEach, expect, test, vi } from 'vitest';
import { isCacheable } from './cacheable.ts';
import { takeControl } from './control.ts';
import { closeAllNotifications } from './push.ts';
import type { PageClient } from './scope.ts';
import { cacheShell } from './shell.ts';

const pageAt = (path: string): PageClient => ({
  id: path,
  url: `https://linden-lane.test${path}`,
  focused: true,
  visibilityState: 'visible',
  // Pages without scripts never reply.
  postMessage: (_, [port] = []) => {
    if (path.startsWith('/chats'))
      (port as MessagePort).postMessage({ isWriting: path.endsWith('#writing') });
  },
  focus: () => Promise.reject(new Error('refused')),
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a page without unsaved input', ['/chats'], true],
  ['a page with unsaved input', ['/chats#writing'], false],
  ['a page that does not reply', ['/members'], false],
  ['photos in their own tabs', ['/chats', '/api/message-image.php?id=1', '/cdn/a.jpg'], true],
])('decides about a requested update with %s', async (_, paths, isAllowed) => {
  const skipWaiting = vi.fn<() => Promise<void>>(async () => undefined);
  vi.stubGlobal('clients', { matchAll: async () => paths.map(pageAt) });
  vi.stubGlobal('skipWaiting', skipWaiting);
  expect(await takeControl(true)).toBe(isAllowed);
  expect(skipWaiting).toHaveBeenCalledTimes(isAllowed ? 1 : 0);
});

test('closes all notifications after logout', async () => {
  const notifications = [{ close: vi.fn<() => void>() }, { close: vi.fn<() => void>() }];
  vi.stubGlobal('registration', { getNotifications: async () => notifications });
  await closeAllNotifications();
  for (const { close } of notifications) expect(close).toHaveBeenCalledOnce();
});

test.each([
  ['its own build', 'b2', true],
  ['another build, as during a deploy', 'b1', false],
])('installs only with a matching shell, given the shell of %s', async (_, build, isTaken) => {
  const cachePut = vi.fn<() => Promise<void>>(async () => undefined);
  vi.stubGlobal('meetcute', { build: 'b2' });
  vi.stubGlobal('fetch', async () => new Response('shell', { headers: { 'x-build-id': build } }));
  vi.stubGlobal('caches', { open: async () => ({ put: cachePut }) });
  const outcome = await cacheShell().then(
    () => 'is installed',
    () => 'is not installed',
  );
  expect(outcome).toBe(isTaken ? 'is installed' : 'is not installed');
  expect(cachePut).toHaveBeenCalledTimes(isTaken ? 1 : 0);
});

test.each([
  ['a file of the build', 200, 'public, max-age=31536000, immutable', true],
  ['texts', 200, 'public, max-age=86400', true],
  ['texts of a past build', 200, 'no-cache', false],
  ['the photo of a member', 200, 'private, max-age=300, must-revalidate', false],
  ['a missing file', 404, 'public, max-age=86400', false],
  ['a file without a rule', 200, null, false],
])('decides whether to cache %s', (_, status, rule, isCached) => {
  const headers = new Headers(rule === null ? {} : { 'cache-control': rule });
  expect(isCacheable({ status, headers })).toBe(isCached);
});
