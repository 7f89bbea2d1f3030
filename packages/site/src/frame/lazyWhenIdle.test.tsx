import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyWhenIdle } from './lazyWhenIdle.tsx';

afterEach(cleanup);

/** A piece whose file does not come the first times that it is asked for. */
function failing(times: number) {
  let asked = 0;
  const load = vi.fn(async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>The piece</p> };
  });
  const Piece = lazyWhenIdle(load, () => true);
  return { Piece, load };
}

test('a piece whose file failed comes once the network is back', async () => {
  const { Piece, load } = failing(1);
  render(<Piece />);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  expect(screen.queryByText('The piece')).toBeNull();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('The piece')).toBeVisible();
});

test('it is asked for again as often as the page is looked at again, until it is there', async () => {
  const { Piece, load } = failing(2);
  render(<Piece />);
  for (const times of [1, 2]) {
    await expect.poll(() => load).toHaveBeenCalledTimes(times);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }
  expect(await screen.findByText('The piece')).toBeVisible();
});
