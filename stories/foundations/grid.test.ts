import { classic } from '@meetcute/template-classic';
import { nocturne } from '@meetcute/template-nocturne';
import { expect, test } from 'vitest';
import { fluid } from '@meetcute/theme';
import { breakpointAt, planGrid, toPixels } from './grid.ts';

test.each([
  [320, 'Phone'],
  [719, 'Phone'],
  [720, 'Tablet'],
  [1099, 'Tablet'],
  [1100, 'Desktop'],
  [2560, 'Desktop'],
])('a window of %i px is of the breakpoint %s', (width, name) => {
  expect(breakpointAt(width).name).toBe(name);
});

test('a page fills a phone, and ends at its width in a wide window', () => {
  expect(planGrid(classic.tokens, 390)).toMatchObject({ margin: 0, content: 358, columns: 2, gap: 12 });
  expect(planGrid(classic.tokens, 1440)).toMatchObject({ margin: 120, content: 1120, columns: 4, gap: 20 });
  expect(planGrid(nocturne.tokens, 1440)).toMatchObject({ margin: 48, content: 1264 });
});

test.each([
  ['3rem', 390, 48],
  ['12px', 390, 12],
  ['50vw', 390, 195],
  ['1rem + 2vw', 500, 26],
  [fluid(16, 40), 390, 16],
  [fluid(16, 40), 320, 16],
  [fluid(16, 40), 1440, 40],
  [fluid(16, 40), 1920, 40],
  [fluid(16, 40), 915, 28],
])('%s in a window of %i px is %f px', (length, width, pixels) => {
  expect(toPixels(length, width)).toBeCloseTo(pixels, 1);
});

test('refuses a unit that tokens do not use', () => {
  expect(() => toPixels('3em', 390)).toThrow("'3em' is no length");
});
