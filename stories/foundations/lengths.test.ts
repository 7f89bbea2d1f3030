import { fluid } from '@meetcute/theme';
import { expect, test } from 'vitest';
import { pixelsOf } from './lengths.ts';

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
  expect(pixelsOf(length, width)).toBeCloseTo(pixels, 1);
});

test('refuses a unit that tokens do not use', () => {
  expect(() => pixelsOf('3em', 390)).toThrow("'3em' is no length");
});
