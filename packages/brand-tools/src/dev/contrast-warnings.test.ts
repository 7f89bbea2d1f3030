import { defaultTokens } from '@meetcute/theme';
import { expect, test } from 'vitest';
import { createContrastWarnings } from './contrast-warnings.ts';

const template = (text: string) => ({
  tokens: { ...defaultTokens, light: { ...defaultTokens.light, text } },
  layouts: {},
});

test('names a pair of colours without enough contrast once, and again when it comes back', () => {
  const find = createContrastWarnings();
  const faint = { brand: template(defaultTokens.light.surface) };
  expect(find({ brand: template(defaultTokens.light.text), other: 1 })).toEqual([]);
  expect(find(faint)).toContainEqual(expect.stringMatching(/^light: .*text/));
  expect(find(faint)).toEqual([]);
  expect(find({ brand: template(defaultTokens.light.text) })).toEqual([]);
  expect(find(faint)).not.toEqual([]);
});
