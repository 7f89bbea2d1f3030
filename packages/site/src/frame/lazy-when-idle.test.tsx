import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyWhenIdle } from './lazy-when-idle.tsx';

/** Creates a lazy component whose file fails to load a number of times. */
function failingComponent(times: number) {
  let attempts = 0;
  const load = vi.fn(async () => {
    attempts += 1;
    if (attempts <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>The piece</p> };
  });
  const Lazy = lazyWhenIdle(load, () => true);
  return { Lazy, load };
}

test('retries a failed import when the network is back', async () => {
  const { Lazy, load } = failingComponent(1);
  render(<Lazy />);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  expect(screen.queryByText('The piece')).toBeNull();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('The piece')).toBeVisible();
});

test('retries whenever the page becomes visible, until the import succeeds', async () => {
  const { Lazy, load } = failingComponent(2);
  render(<Lazy />);
  for (const times of [1, 2]) {
    await expect.poll(() => load).toHaveBeenCalledTimes(times);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }
  expect(await screen.findByText('The piece')).toBeVisible();
});
