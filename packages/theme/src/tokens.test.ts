import { expect, test } from 'vitest';
import { tokensCss } from './css.ts';
import { defineTokens, extendTokens } from './define.ts';
import { fromDtcg, toDtcg } from './dtcg.ts';
import { fluid } from './scale.ts';
import { roleNames, type Roles } from './tokens.ts';
import { vars } from './tree.ts';

const roles = (lightness: number) =>
  Object.fromEntries(roleNames.map((role) => [role, `oklch(${lightness} 0 0)`])) as Roles;
const tokens = defineTokens({
  home: 'dark',
  font: { display: 'serif', text: 'sans-serif' },
  light: roles(0.9),
  dark: roles(0.1),
});

test('declares every leaf of the tree once in the brand block', () => {
  const css = tokensCss('demo', tokens);
  const names = JSON.stringify(vars).match(/--mc-[a-z0-9-]+/g) ?? [];
  expect(names.length).toBeGreaterThan(60);
  for (const name of names) expect(css.split(`${name}:`), name).toHaveLength(2);
  expect(css).not.toContain(':;');
});

test('declares nothing outside the brand root', () => {
  const css = tokensCss('demo', tokens);
  for (const rule of css.split('\n')) expect(rule).toMatch(/^\[data-template="demo"\]/);
});

test('applies the home scheme by default and a chosen scheme instead', () => {
  const css = tokensCss('demo', tokens);
  expect(css).toContain('[data-template="demo"]{color-scheme:dark;');
  expect(css).toContain('[data-template="demo"][data-scheme="light"]{color-scheme:light}');
  expect(css).toContain('[data-template="demo"][data-scheme="system"]{color-scheme:light dark}');
});

test('an extension replaces single leaves and does not change the base', () => {
  const next = extendTokens(tokens, {
    part: { card: { ratio: '1 / 1' } },
    light: { accent: 'oklch(0.5 0 0)' },
  });
  expect(next.part.card.ratio).toBe('1 / 1');
  expect(next.part.card.radius).toBe(tokens.part.card.radius);
  expect(next.light.accent).toBe('oklch(0.5 0 0)');
  expect(tokens.part.card.ratio).toBe('3 / 4');
});

test('a brand survives a round trip through a DTCG file', () => {
  const file = JSON.parse(JSON.stringify(toDtcg(tokens)));
  expect(fromDtcg(file, tokens)).toEqual(tokens);
});

test('a DTCG file without a token throws with the name of the token', () => {
  const file = toDtcg(tokens);
  delete (file['radius'] as Record<string, unknown>)['large'];
  expect(() => fromDtcg(file, tokens)).toThrow(/radius\.large/);
});

test('a fluid size reaches its bounds at 390 and 1440 px', () => {
  expect(fluid(16, 17)).toBe('clamp(1rem, 0.9768rem + 0.0952vw, 1.0625rem)');
});
