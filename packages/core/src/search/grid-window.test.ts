import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveInGrid, windowOf, type GridKey } from './grid-window.ts';

const layout = { columns: 4, pitch: 400 };

test('renders an unscrolled grid from its start, with one row more than visible', () => {
  expect(windowOf(1000, layout, -200, 900)).toEqual({ first: 0, end: 24, before: 0, after: 244 * 400 });
});

test('keeps space for the rows above and below a scrolled grid', () => {
  expect(windowOf(1000, layout, 4000, 900)).toEqual({
    first: 36,
    end: 60,
    before: 9 * 400,
    after: 235 * 400,
  });
});

test('renders the last rows at the end', () => {
  expect(windowOf(1001, layout, 1e9, 900)).toMatchObject({ end: 1001, after: 0 });
});

test('renders everything visible, with constant height and number of rows', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 40, max: 900 }),
      fc.integer({ min: 200, max: 3000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (count, columns, pitch, height, part) => {
        const rows = Math.ceil(count / columns);
        const scrollOffset = part * rows * pitch;
        const window = windowOf(count, { columns, pitch }, scrollOffset, height);
        const renderedRows = Math.ceil((window.end - window.first) / columns);
        expect(window.before + renderedRows * pitch + window.after).toBe(rows * pitch);
        expect(window.before).toBeLessThanOrEqual(scrollOffset);
        expect(window.before + renderedRows * pitch).toBeGreaterThanOrEqual(
          Math.min(scrollOffset + height, rows * pitch),
        );
        expect(renderedRows).toBe(Math.min(rows, Math.ceil(height / pitch) + 3));
      },
    ),
    { numRuns: 1000 },
  );
});

test.each<[GridKey, number, number | null]>([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, null],
  ['ArrowLeft', 4, 3],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 6, 9],
  ['ArrowDown', 8, null],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, null],
  ['ArrowRight', 9, null],
  ['Home', 6, 4],
  ['End', 5, 7],
  ['End', 8, 9],
])('%s moves from index %s of ten in four columns to %s', (key, index, targetIndex) => {
  expect(moveInGrid(key, index, { count: 10, columns: 4 })).toBe(targetIndex);
});

test('left and right are swapped if the first column is on the right', () => {
  expect(moveInGrid('ArrowLeft', 0, { count: 10, columns: 4, isMirrored: true })).toBe(1);
});
