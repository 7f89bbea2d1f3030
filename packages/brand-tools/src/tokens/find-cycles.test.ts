import { defaultTokens, extendTokens } from '@meetcute/theme';
import { expect, test } from 'vitest';
import { findCycles, findUnknownReferences } from './find-cycles.ts';

test.each([
  [{}, []],
  [{ space: { 1: 'var(--mc-space-2)' } }, []],
  [
    { space: { 1: 'var(--mc-space-2)', 2: 'calc(2 * var( --mc-space-1, 4px))' } },
    ['space.1 → space.2 → space.1'],
  ],
  [{ radius: { small: 'var(--mc-radius-small)' } }, ['radius.small → radius.small']],
  [
    { dark: { accent: 'var(--mc-focus)', focus: 'var(--mc-accent)' } },
    [expect.stringMatching(/^dark\.(accent|focus) → dark\.\w+ → dark\.\1$/)],
  ],
])('finds tokens that refer to each other: %j', (change, cycles) => {
  expect(findCycles(extendTokens(defaultTokens, change))).toEqual(cycles);
});

test.each([
  [{}, []],
  [{ radius: { small: 'var(--mc-radius-medium)', large: 'var(--own, 4px)' } }, []],
  [{ radius: { small: 'var(--radius-medium)' } }, ['radius.small → --radius-medium']],
  [{ dark: { accent: 'var( --mc-acent )' } }, ['dark.accent → --mc-acent']],
])('finds tokens that refer to what does not exist: %j', (change, references) => {
  expect(findUnknownReferences(extendTokens(defaultTokens, change))).toEqual(references);
});
