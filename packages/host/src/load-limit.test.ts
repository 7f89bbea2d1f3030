import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadLimit, LOCAL_LIMITS, RETRIED_LIMITS } from './load-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// The promises of node:timers run on real time.
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A limit of two places whose work finishes on demand. */
function setUp() {
  const limit = createLoadLimit({ places: 2, patience: 500, briefPatience: 200, standing: 1000, waiting: 3 });
  const results: string[] = [];
  const finish = new Map<string, () => void>();
  const start = (name: string) => {
    const work = () => new Promise<string>((resolve) => void finish.set(name, () => resolve(`${name} done`)));
    void limit.run(work, () => `${name} refused`).then((result) => results.push(result));
  };
  return { limit, results, start, finish };
}

test('runs as much work as there are places, and the next when one is free', async () => {
  const { results, start, finish } = setUp();
  for (const name of ['a', 'b', 'c', 'd']) start(name);
  await vi.advanceTimersByTimeAsync(100);
  expect([...finish.keys()]).toEqual(['a', 'b']);
  finish.get('b')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([...finish.keys()]).toEqual(['a', 'b', 'c']);
  expect(results).toEqual(['b done']);
});

test('refuses work that waits for half a second, and at once when too much waits', async () => {
  const { results, start, finish } = setUp();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) start(name);
  await vi.advanceTimersByTimeAsync(0);
  expect(results).toEqual(['f refused']);
  await vi.advanceTimersByTimeAsync(499);
  expect(results).toEqual(['f refused']);
  await vi.advanceTimersByTimeAsync(1);
  expect(results).toEqual(['f refused', 'c refused', 'd refused', 'e refused']);
  finish.get('a')?.();
  await vi.advanceTimersByTimeAsync(0);
  start('g');
  await vi.advanceTimersByTimeAsync(0);
  expect([...finish.keys()]).toEqual(['a', 'b', 'g']);
});

test('while a queue stands, a read that would wait too long is refused at once', async () => {
  const limit = createLoadLimit({ ...LOCAL_LIMITS, places: 1, patience: 10_000 });
  const add = () =>
    void limit.run(
      () => wait(100),
      () => {},
    );
  // One is in progress and finished every 100 ms.
  for (let count = 0; count < 40; count += 1) add();
  await vi.advanceTimersByTimeAsync(1900);
  expect([limit.isFull(), limit.hasQueue()]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(200);
  expect(limit.isFull()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect([limit.isFull(), limit.hasQueue()]).toEqual([false, false]);
});

test('a burst that is too much is refused at once', async () => {
  const limit = createLoadLimit({ ...LOCAL_LIMITS, places: 1 });
  const add = () =>
    void limit.run(
      () => wait(10),
      () => {},
    );
  for (let count = 0; count < 100; count += 1) add();
  await vi.advanceTimersByTimeAsync(100);
  expect(limit.isFull()).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect([limit.isFull(), limit.hasQueue()]).toEqual([false, true]);
});

test('a pause of half a second refuses nothing', async () => {
  const limit = createLoadLimit(LOCAL_LIMITS);
  let [acceptedCount, refusedCount] = [0, 0];
  const pauseEnds = Date.now() + 550;
  // 400 reads a second of 5 ms each, which stand still until the pause ends.
  for (let time = 0; time < 1500; time += 5) {
    for (let count = 0; count < 2; count += 1)
      void limit.run(
        async () => {
          await wait(Math.max(5, pauseEnds - Date.now()));
          acceptedCount += 1;
        },
        () => void (refusedCount += 1),
      );
    await vi.advanceTimersByTimeAsync(5);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect([acceptedCount, refusedCount]).toEqual([600, 0]);
});

test('a queue that was not empty for two seconds becomes shorter', async () => {
  const limit = createLoadLimit({ ...LOCAL_LIMITS, places: 1 });
  const waits: number[] = [];
  const add = () => {
    const began = Date.now();
    void limit.run(
      async () => {
        waits.push(Date.now() - began);
        await wait(10);
      },
      () => {},
    );
  };
  // Twice as many as are finished.
  for (let time = 0; time < 4000; time += 5) {
    add();
    await vi.advanceTimersByTimeAsync(5);
  }
  expect(Math.max(...waits.slice(0, 100))).toBeGreaterThan(300);
  expect(Math.max(...waits.slice(-50))).toBeLessThanOrEqual(250);
});

test('a queue that was not empty for a second loses nothing while its waits are short', async () => {
  const limit = createLoadLimit({ ...LOCAL_LIMITS, places: 1 });
  let refusedCount = 0;
  const add = () =>
    void limit.run(
      () => wait(10),
      () => void (refusedCount += 1),
    );
  // Thirty reads at once, as after a pause of the database, then as many as are finished.
  for (let count = 0; count < 30; count += 1) add();
  for (let time = 0; time < 1500; time += 10) {
    add();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(refusedCount).toBe(0);
});

test('failed work frees its place too', async () => {
  const { limit } = setUp();
  const refuse = () => Promise.reject(new Error('refused'));
  for (const name of ['a', 'b', 'c', 'd'])
    await expect(limit.run(() => Promise.reject(new Error(name)), refuse)).rejects.toThrow(name);
});

test('of twice the work that a machine can do, half is refused and none takes a second', async () => {
  const limit = createLoadLimit(LOCAL_LIMITS);
  const took: number[] = [];
  let refusedCount = 0;
  // One thread that does 100 pieces of work a second.
  let thread = Promise.resolve();
  const work = () => (thread = thread.then(() => wait(10)));
  for (let time = 0; time < 10_000; time += 5) {
    const began = Date.now();
    void limit.run(
      async () => {
        await work();
        took.push(Date.now() - began);
      },
      () => void (refusedCount += 1),
    );
    await vi.advanceTimersByTimeAsync(5);
  }
  expect(Math.max(...took)).toBeLessThan(1000);
  expect(took.length).toBeGreaterThan(950);
  expect(refusedCount).toBeGreaterThan(850);
});

test('of twice the messages that a machine can take, half is refused and none waits for more than 2 s', async () => {
  const limit = createLoadLimit(RETRIED_LIMITS);
  const waits: number[] = [];
  let refusedCount = 0;
  // One thread that takes 20 messages a second.
  let thread = Promise.resolve();
  for (let time = 0; time < 20_000; time += 25) {
    const began = Date.now();
    void limit.run(
      () => {
        waits.push(Date.now() - began);
        return (thread = thread.then(() => wait(50)));
      },
      () => void (refusedCount += 1),
    );
    await vi.advanceTimersByTimeAsync(25);
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(2000);
  expect(waits.length).toBeGreaterThan(390);
  expect(refusedCount).toBeGreaterThan(340);
});
