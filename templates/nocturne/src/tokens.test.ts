import { contrast, contrastFaults, extendTokens, vars } from '@meetcute/theme';
import { tokens as classic } from '@meetcute/template-classic/tokens';
import { expect, test } from 'vitest';
import { tokens } from './tokens.ts';

const complete = extendTokens(classic, tokens);

test.each(['light', 'dark'] as const)('has sufficient contrast between all paired roles in %s', (scheme) => {
  expect(contrastFaults(complete[scheme])).toEqual([]);
});

const { badge, bubble, navigation } = complete.part;
const isRole = (name: string): name is keyof typeof vars & keyof typeof complete.light =>
  name in complete.light;

/** Value of a part token in a scheme, which may be that of a role. */
const resolve = (value: string, scheme: 'light' | 'dark') => {
  const role = Object.entries(vars).find(([, reference]) => reference === value)?.[0];
  return role !== undefined && isRole(role) ? complete[scheme][role] : value;
};

test.each([
  ['a badge', badge.text, badge.surface, 'light'],
  ['a badge', badge.text, badge.surface, 'dark'],
  ['an own message', bubble.onOwn, bubble.own, 'light'],
  ['an own message', bubble.onOwn, bubble.own, 'dark'],
  ['a received message', bubble.onOther, bubble.other, 'light'],
  ['a received message', bubble.onOther, bubble.other, 'dark'],
  // The layouts draw the navigation dark in both schemes.
  ['the navigation', navigation.text, navigation.surface, 'dark'],
  ['the selected page of the navigation', navigation.selected, navigation.surface, 'dark'],
] as const)('has sufficient contrast in %s (%s on %s, %s)', (_part, foreground, ground, scheme) => {
  expect(contrast(resolve(foreground, scheme), resolve(ground, scheme))).toBeGreaterThanOrEqual(4.5);
});
