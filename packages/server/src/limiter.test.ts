import { expect, test } from 'vitest';
import { ServerError } from './errors.ts';
import { createLimiter } from './limiter.ts';

/** Work that lasts until it is released, and how much of it has begun. */
function createWork() {
  const releases: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void releases.push(resolve));
  return { work, begun: () => releases.length, release: (index: number) => releases[index]?.() };
}

test('so many run at a time, so many wait, and the next one is sent away until there is room', async () => {
  const limited = createLimiter(2, 1);
  const { work, begun, release } = createWork();
  const [first, second, third] = [limited(work), limited(work), limited(work)];
  expect(begun()).toBe(2);
  const refusal = await limited(work).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ServerError);
  expect(refusal).toMatchObject({ code: 'unavailable', retryAfter: 2 });

  release(0);
  await first;
  await expect.poll(begun).toBe(3);
  const fourth = limited(work);
  for (const index of [1, 2]) release(index);
  await Promise.all([second, third]);
  await expect.poll(begun).toBe(4);
  release(3);
  await fourth;
});

test('work that fails makes room too', async () => {
  const limited = createLimiter(1, 0);
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limited(async () => 'done')).toBe('done');
});
