import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleChunks, reachIntoFirst } from './visible-chunks.ts';

const ten = Array.from({ length: 10 }, () => 1000);
const findVisibleChunks = (distance: number, height = 500) => visibleChunks(ten, { distance, height });

test('at the newest message renders the last chunk and reserves space for the others', () => {
  expect(findVisibleChunks(0)).toEqual({ first: 9, end: 10, above: 9000, below: 0 });
});

test('renders half a viewport above and below', () => {
  expect(findVisibleChunks(200)).toEqual({ first: 9, end: 10, above: 9000, below: 0 });
  expect(findVisibleChunks(400)).toEqual({ first: 8, end: 10, above: 8000, below: 0 });
  expect(findVisibleChunks(1500)).toEqual({ first: 7, end: 9, above: 7000, below: 1000 });
  expect(findVisibleChunks(9500)).toEqual({ first: 0, end: 1, above: 0, below: 9000 });
});

test('renders the first chunk beyond the start, and nothing without chunks', () => {
  expect(findVisibleChunks(50_000)).toEqual({ first: 0, end: 1, above: 0, below: 9000 });
  expect(visibleChunks([], { distance: 0, height: 500 })).toEqual({ first: 0, end: 0, above: 0, below: 0 });
});

test('renders everything visible, with chunks and space as high as the conversation', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(sizes, fc.nat(60_000), fc.integer({ min: 100, max: 2000 }), (heights, distance, height) => {
      const { first, end, above, below } = visibleChunks(heights, { distance, height });
      const renderedHeight = heights.slice(first, end).reduce((total, each) => total + each, 0);
      const total = heights.reduce((sum, each) => sum + each, 0);
      expect(end).toBeGreaterThan(first);
      expect(above + renderedHeight + below).toBe(total);
      expect(above === 0 || above <= total - distance - height).toBe(true);
      expect(below).toBeLessThanOrEqual(Math.max(distance, total - (heights[0] ?? 0)));
    }),
  );
});

test('needs the first chunk up to half a viewport above', () => {
  const reach = (distance: number) =>
    reachIntoFirst(visibleChunks(ten, { distance, height: 500 }), ten, { distance, height: 500 });
  expect(reach(0)).toBe(750);
  expect(reach(400)).toBe(150);
  expect(reach(1500)).toBe(250);
  expect(reach(9500)).toBe(1250);
});
