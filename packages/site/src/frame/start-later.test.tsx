import { expect, test, vi } from 'vitest';
import { startLater } from './lazy-when-idle.tsx';

test('starts one feature after the other, whether or not one can be loaded', async () => {
  const startedNames: string[] = [];
  const start = (name: string) => async () => void startedNames.push(name);
  await startLater(start('first'), () => Promise.reject(new TypeError('Failed to fetch')), start('last'));
  expect(startedNames).toEqual(['first', 'last']);
});

test('starts a feature that could not be loaded once the network is back', async () => {
  const start = vi.fn(async () => {});
  start.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await startLater(start);
  await expect.poll(() => start.mock.calls).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await expect.poll(() => start.mock.calls).toHaveLength(2);
});
