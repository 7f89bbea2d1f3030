import * as theme from '@meetcute/theme';
import { expect, test } from 'vitest';
import { createContrastWarnings } from './contrast-warnings.ts';

const { defaultTokens } = theme;

test('names a pair of colours without enough contrast once, and again when it comes back', async () => {
  let text = defaultTokens.light.text;
  const findWarnings = createContrastWarnings(async (path) => {
    if (path === '@meetcute/theme') return theme;
    const tokens = { ...defaultTokens, light: { ...defaultTokens.light, text } };
    return { other: 1, brand: { tokens, layouts: {} } };
  });
  expect(await findWarnings()).toEqual([]);
  text = defaultTokens.light.surface;
  expect(await findWarnings()).toContainEqual(expect.stringMatching(/^light: .*text/));
  expect(await findWarnings()).toEqual([]);
  text = defaultTokens.light.text;
  expect(await findWarnings()).toEqual([]);
  text = defaultTokens.light.surface;
  expect(await findWarnings()).not.toEqual([]);
});

test('leaves a module without a template alone', async () => {
  const findWarnings = createContrastWarnings(async () => ({ brand: { name: 'plain' } }));
  expect(await findWarnings()).toEqual([]);
});
