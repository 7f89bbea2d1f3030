import { afterEach, expect, test, vi } from 'vitest';
import { browserWorker } from './browserWorker.ts';

afterEach(() => vi.restoreAllMocks());

test('the worker hears who has left on a page that it does not control, as after a forced reload', async () => {
  const said: unknown[] = [];
  const active = { postMessage: (message: unknown) => void said.push(message) };
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue(null);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    active,
  } as unknown as ServiceWorkerRegistration);
  browserWorker.post('member-left');
  await expect.poll(() => said).toEqual([{ type: 'member-left' }]);
});

test('a browser without a worker is told nothing', async () => {
  const find = vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined);
  expect(() => browserWorker.post('language-changed')).not.toThrow();
  await expect.poll(() => find).toHaveBeenCalledOnce();
});
