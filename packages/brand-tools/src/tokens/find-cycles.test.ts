import { defaultTokens, extendTokens } from '@meetcute/theme';
import { expect, test } from 'vitest';
import { findCycles } from './find-cycles.ts';

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
