import { expect, test } from 'vitest';
import { contrast, toHex } from './contrast.ts';
import { defaultTokens } from './default-theme.ts';
import { contrastFaults } from './pairs.ts';

test('black on white has a contrast of 21', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 3);
});

test('a colour on itself has a contrast of 1', () => {
  expect(contrast('oklch(0.5 0.1 20)', 'oklch(0.5 0.1 20)')).toBeCloseTo(1, 6);
});

test('the contrast of a translucent black decreases with its opacity', () => {
  expect(contrast('oklch(0 0 0 / 0.5)', 'oklch(1 0 0)')).toBeCloseTo(3.98, 1);
});

test('text on a translucent layer is compared with what the layer shows of the one below', () => {
  expect(contrast('oklch(1 0 0)', 'oklch(0 0 0 / 0.5)', 'oklch(1 0 0)')).toBeCloseTo(3.98, 1);
  expect(contrast('oklch(1 0 0)', 'oklch(0 0 0 / 0.5)', 'oklch(0 0 0)')).toBeCloseTo(21, 3);
});

test('formats a pure red as its sRGB hex', () => {
  expect(toHex('oklch(0.62796 0.25768 29.234)')).toBe('#ff0000');
});

test('rejects another notation and names the expected one', () => {
  expect(() => contrast('#fff', 'oklch(1 0 0)')).toThrow(/Write it as oklch/);
});

test('a fault names both roles with their colours, and a ratio that is never rounded up to the required one', () => {
  const roles = { ...defaultTokens.light, onAccent: 'oklch(0.8974 0.005 20)', onScrim: 'oklch(0.5 0 0)' };
  const [onAccent, onScrim] = contrastFaults(roles);
  expect(onAccent).toBe('onAccent oklch(0.8974 0.005 20) on accent oklch(0.52 0.19 5) has 4.49, needs 4.5');
  expect(onScrim).toMatch(/^onScrim oklch\(0.5 0 0\) on scrim .+ over white has \d\.\d\d, needs 4.5$/);
});
