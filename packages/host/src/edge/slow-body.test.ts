import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isSlowBody, withSlowBodyLimit } from './slow-body.ts';

const limits = { total: 2000, idle: 400, grace: 200, rate: 1000 };

/** Returns the post of a body whose chunks of `size` bytes arrive every `every` ms. */
function post(size: number, every: number, count: number): Request {
  let sentCount = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await pause(every);
      if (sentCount === count) return controller.close();
      sentCount += 1;
      controller.enqueue(new Uint8Array(size));
    },
  });
  return new Request('http://brand.test', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

test.each([
  ['that stalls', post(100_000, 3000, 1)],
  ['below the lowest rate', post(1, 50, 1000)],
  ['that never ends', post(10_000, 100, 1000)],
])('fails for a body %s', async (_, request) => {
  await expect(withSlowBodyLimit(request, limits).text()).rejects.toSatisfy(isSlowBody);
});

test('passes other bodies on, however slowly they are read', async () => {
  const { body } = withSlowBodyLimit(post(1000, 1, 3), { total: 1500, idle: 1500, grace: 1500, rate: 1 });
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    await pause(700);
  }
  expect(size).toBe(3000);
});
