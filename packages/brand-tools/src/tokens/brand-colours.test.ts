import { contrastFaults, defaultTokens, toHex } from '@meetcute/theme';
import { converter, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveColours, findColourProblem } from './brand-colours.ts';
import { examples } from '../../../../.tools/full-run.ts';

test.each([
  [[], 'Give one to three'],
  [['#111', '#222', '#333', '#444'], 'Give one to three'],
  [['sea'], "'sea' is not a CSS colour"],
  [['#12'], 'is not a CSS colour'],
  [['oklch(none 0.1 200)'], 'is not a CSS colour'],
  [['transparent'], 'is translucent'],
  [['rgb(0 0 0 / 0.5)'], 'is translucent'],
  [['oklch(0.6 0.4 150)'], 'is outside sRGB'],
  [['color(display-p3 0 1 0)'], 'is outside sRGB'],
])('refuses the colours %j', (colours, problem) => {
  expect(findColourProblem(colours)).toContain(problem);
});

test('accepts CSS colours inside sRGB', () => {
  expect(findColourProblem(['#0a6c74', 'rebeccapurple', 'oklch(0.5 0.08 200)'])).toBeNull();
});

test('keeps the hue of each colour', () => {
  const { light, dark } = deriveColours(defaultTokens, ['#0a6c74', '#2b3a8c', '#b3184f']);
  for (const roles of [light, dark]) {
    expect(roles.accent).toMatch(/ 20\d(\.\d)?\)$/);
    expect(roles.surface).toMatch(/ 27\d(\.\d)?\)$/);
    expect(roles.focus).toMatch(/ [01]?\d(\.\d)?\)$/);
  }
});

test('an accent alone leaves the grounds of the base', () => {
  expect(Object.keys(deriveColours(defaultTokens, ['#0a6c74']).light).toSorted()).toEqual([
    'accent',
    'accentSoft',
    'accentText',
    'focus',
    'onAccent',
  ]);
});

/** Returns how far a colour is outside sRGB: its channel that is most outside, from 0 to 1. */
const distanceToSrgb = (text: string) => {
  const { r, g, b } = converter('rgb')(text)!;
  return Math.max(...[r, g, b].map((channel) => Math.max(-channel, channel - 1, 0)));
};

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('any colours have sufficient contrast in both schemes', () => {
  fc.assert(
    fc.property(fc.array(hex, { minLength: 1, maxLength: 3 }), (colours) => {
      const change = deriveColours(defaultTokens, colours);
      for (const scheme of ['light', 'dark'] as const) {
        const roles = { ...defaultTokens[scheme], ...change[scheme] };
        expect(contrastFaults(roles)).toEqual([]);
        // Axe reads colours in whole steps of 256.
        expect(wcagContrast(toHex(roles.accentText), toHex(roles.accentSoft))).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(toHex(roles.onAccent), toHex(roles.accent))).toBeGreaterThanOrEqual(4.5);
        // Rounding may leave sRGB by less than a display shows.
        for (const value of Object.values(change[scheme])) expect(distanceToSrgb(value)).toBeLessThan(0.005);
      }
    }),
    { numRuns: examples(20, 300) },
  );
});
