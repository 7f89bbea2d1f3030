import { describe, expect, expectTypeOf, test } from 'vitest';
import { tokensCss } from './css.ts';
import { defaultTheme, defaultTokens } from './default-theme.ts';
import { defineTokens, extendTokens, type TokensInput } from './define-tokens.ts';
import { contrastFaults } from './pairs.ts';
import { fluid } from './scale.ts';
import { defineTheme } from './theme.ts';
import {
  type partLeaves,
  roleNames,
  scaleLeaves,
  type DeepPartial,
  type LeafValues,
  type Roles,
  type Tokens,
} from './tokens.ts';
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

test('declares a zero with a unit, for sums with it', () => {
  const next = extendTokens(tokens, { part: { dialog: { inset: '0' } } });
  expect(tokensCss('demo', next)).toContain('--mc-dialog-inset:0px;');
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

test('a theme has the reset and its tokens, and a name that fits a selector', () => {
  expect(defaultTheme.css).toContain('[data-template="default"]{color-scheme:light dark;');
  expect(defaultTheme.css).toContain('box-sizing:border-box');
  expect(() => defineTheme('"]{}', tokens)).toThrow('is not a theme name: use lower-case letters');
});

test('the default theme has enough contrast in both schemes', () => {
  expect(contrastFaults(defaultTokens.light)).toEqual([]);
  expect(contrastFaults(defaultTokens.dark)).toEqual([]);
});

describe('types', () => {
  test('a brand without a role has the wrong type', () => {
    expectTypeOf<Roles>().toExtend<TokensInput['light']>();
    expect(Object.keys(tokens.light)).toContain('scrim');
    expectTypeOf<Omit<Roles, 'scrim'>>().not.toExtend<TokensInput['light']>();
  });

  test('tokens without a leaf of the scale or of a part have the wrong type', () => {
    type Card = Omit<Tokens['part']['card'], 'ratio'>;
    expect(Object.keys(tokens.part.card)).toContain('ratio');
    expectTypeOf<Omit<Tokens['radius'], 'large'>>().not.toExtend<Tokens['radius']>();
    expectTypeOf<Omit<Tokens['part'], 'card'> & { card: Card }>().not.toExtend<Tokens['part']>();
  });

  test('an unknown leaf has the wrong type in a change and in styles', () => {
    const change: DeepPartial<Tokens> = {
      // @ts-expect-error A button has no ratio.
      part: { button: { ratio: '1 / 1' } },
      // @ts-expect-error The scale has no step 7.
      space: { 7: '1.75rem' },
    };
    // @ts-expect-error A button has no ratio.
    expect(vars.button.ratio).toBeUndefined();
    // @ts-expect-error The scale has no step 7.
    expect(vars.space[7]).toBeUndefined();
    // @ts-expect-error No role has this name.
    expect(vars.shade).toBeUndefined();
    expect(change).toBeDefined();
  });

  test('every leaf of a single source is a leaf of the tokens and of the styles', () => {
    expectTypeOf<Tokens>().toExtend<LeafValues<typeof scaleLeaves>>();
    expectTypeOf<Tokens['part']>().toEqualTypeOf<LeafValues<typeof partLeaves>>();
    expectTypeOf(vars.card).toEqualTypeOf<Tokens['part']['card']>();
    // @ts-expect-error Leaves are listed by name, so that a misspelt branch is not an unknown string.
    expect(scaleLeaves['spcae']).toBeUndefined();
  });
});

test('a theme without a value for a token names it and says how to add it', () => {
  const { accent: _accent, ...light } = tokens.light;
  const { card: _card, ...part } = tokens.part;
  const incomplete = { ...tokens, home: 'dusk', light, part } as unknown as typeof tokens;
  expect(() => defineTheme('harbour', incomplete)).toThrow(
    "The theme 'harbour' has no value for home, light.accent, part.card.radius, part.card.ratio, part.card.surface, " +
      'part.card.line, part.card.shadow, so parts would have no such color or size. Complete your tokens with ' +
      'defineTokens(), or pass those of another brand to extendTokens().',
  );
});

test('a fluid size reaches its bounds at 390 and 1440 px', () => {
  expect(fluid(16, 17)).toBe('clamp(1rem, 0.9768rem + 0.0952vw, 1.0625rem)');
});
