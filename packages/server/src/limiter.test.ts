import { expect, test } from 'vitest';
import { ServerError } from './errors.ts';
import { createLimiter } from './limiter.ts';

/** Creates work that lasts until it is released, and counts how much of it has started. */
function createWork() {
  const releases: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void releases.push(resolve));
  return { work, begun: () => releases.length, release: (index: number) => releases[index]?.() };
}

test('runs up to the width, queues up to the limit, and refuses more until there is room', async () => {
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

test('frees the slot of failed work', async () => {
  const limited = createLimiter(1, 0);
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limited(async () => 'done')).toBe('done');
});
