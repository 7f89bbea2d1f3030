import { expect, test } from 'vitest';
import { createLoadLimit } from './load-limit.ts';

/** A limit on a clock of its own, and work that finishes on demand. */
function setUp() {
  let time = 0;
  const limit = createLoadLimit(() => time);
  const open: (() => void)[] = [];
  const start = (count: number): number =>
    Array.from({ length: count }, () => limit(() => new Promise<void>((finish) => open.push(finish)))).filter(
      (work) => work !== null,
    ).length;
  const finish = async (count: number) => {
    for (const end of open.splice(0, count)) end();
    // The limit learns of the end after the work's own promise.
    await new Promise(setImmediate);
  };
  return { start, finish, open, pass: (ms: number) => (time += ms) };
}

test('allows a burst of 64 reads on a quiet host, and one more after each that finished', async () => {
  const { start, finish } = setUp();
  expect(start(100)).toBe(64);
  await finish(3);
  expect(start(100)).toBe(3);
});

test('allows as many reads at a time as were finished in half a second', async () => {
  const { start, finish, pass } = setUp();
  for (let turn = 0; turn < 4; turn += 1) {
    start(50);
    await finish(50);
  }
  pass(500);
  expect(start(1000)).toBe(200);
});

test('allows 64 reads again after a second without a finished one', async () => {
  const { start, finish, pass } = setUp();
  for (let turn = 0; turn < 4; turn += 1) {
    start(50);
    await finish(50);
  }
  pass(1000);
  expect(start(1000)).toBe(64);
});

test('a failed read makes room too', async () => {
  const limit = createLoadLimit(() => 0);
  const failing = Array.from({ length: 64 }, () => limit(() => Promise.reject(new Error('away'))));
  expect(limit(async () => {})).toBeNull();
  for (const work of failing) await expect(work).rejects.toThrow('away');
  expect(limit(async () => {})).not.toBeNull();
});

/** Simulates a machine that works on all reads in turn, with twice as many reads as it can do. Returns waits in ms. */
async function overload(capacity: number) {
  const { start, finish, open, pass } = setUp();
  const arrivals: number[] = [];
  const waits: number[] = [];
  let [refused, due, done] = [0, 0, 0];
  for (let time = 0; time < 10_000; time += 10) {
    for (due += capacity / 50; due >= 1; due -= 1) {
      if (start(1) === 1) arrivals.push(time);
      else refused += 1;
    }
    for (done = Math.min(open.length, done + capacity / 100); done >= 1; done -= 1) {
      await finish(1);
      waits.push(time - (arrivals.shift() ?? 0));
    }
    pass(10);
  }
  return { refused, waits };
}

test.each([100, 400, 1000])(
  'of twice the reads that a machine of %i a second can do, half is refused and none waits a second',
  async (capacity) => {
    const { refused, waits } = await overload(capacity);
    expect(Math.max(...waits)).toBeLessThan(1000);
    expect(waits.length / (capacity * 10)).toBeGreaterThan(0.95);
    expect(refused / (capacity * 20)).toBeCloseTo(0.5, 1);
  },
);
