import { expect, test } from 'vitest';
import { growthOf, type Sample } from './sample.ts';

const samplesOf = (heaps: readonly number[]): Sample[] =>
  heaps.map((heap, minute) => ({
    minute,
    heap,
    external: 1,
    rss: 1,
    resources: 1,
    files: 1,
    connections: 1,
    pid: 1,
  }));

test('growth counts from the minute on, between medians of three samples', () => {
  expect(growthOf(samplesOf([1, 1, 100, 900, 100, 105, 110, 1, 110]), 2, 'heap')).toBeCloseTo(0.1);
  expect(growthOf(samplesOf([100, 100, 100, 50, 50, 50]), 0, 'heap')).toBe(-0.5);
});

test('too few samples say nothing', () => {
  expect(growthOf(samplesOf([1, 1, 1, 1, 1, 1]), 1, 'heap')).toBeNull();
});
