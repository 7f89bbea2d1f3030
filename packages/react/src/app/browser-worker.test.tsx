import { afterEach, expect, test, vi } from 'vitest';
import { browserWorker } from './browser-worker.ts';

afterEach(() => vi.restoreAllMocks());

test('posts to the active worker on a page without a controller, as after a forced reload', async () => {
  const postedMessages: unknown[] = [];
  const active = { postMessage: (message: unknown) => void postedMessages.push(message) };
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue(null);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    active,
  } as unknown as ServiceWorkerRegistration);
  browserWorker.post('member-left');
  await expect.poll(() => postedMessages).toEqual([{ type: 'member-left' }]);
});

test('ignores a message when no worker is registered', async () => {
  const find = vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined);
  expect(() => browserWorker.post('language-changed')).not.toThrow();
  await expect.poll(() => find).toHaveBeenCalledOnce();
});
