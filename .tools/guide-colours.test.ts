import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findGamutProblems } from '../packages/brand-tools/src/check/check-values.ts';
import { deriveColours } from '../packages/brand-tools/src/tokens/brand-colours.ts';
import { contrastFaults, defaultTokens, extendTokens, type Tokens } from '../packages/theme/src/index.ts';
import { root } from './workspace.ts';

const ROLES = /^ *(light|dark): \{ (.*) \},?$/gm;
const COLOUR = /(\w+): '([^']+)'/g;

/** Returns the colours in the samples of a document, by scheme. */
const readColours = (path: string) =>
  Object.fromEntries(
    Array.from(readFileSync(join(root, path), 'utf8').matchAll(ROLES), ([, scheme, roles]) => [
      scheme!,
      Object.fromEntries(Array.from(roles!.matchAll(COLOUR), ([, role, colour]) => [role!, colour!])),
    ]),
  );

test.each<[string, Tokens]>([
  ['README.md', defaultTokens],
  ['packages/theme/README.md', defaultTokens],
  // The brand that the page makes first.
  ['docs/brands/first-template.md', extendTokens(defaultTokens, deriveColours(defaultTokens, ['#0b6b8a']))],
])('a reader who copies the colours of %s gets a brand that passes', (path, base) => {
  const colours = readColours(path);
  expect(Object.keys(colours)).toContain('light');
  const tokens = extendTokens(base, colours);
  expect(findGamutProblems(tokens)).toEqual([]);
  expect([...contrastFaults(tokens.light), ...contrastFaults(tokens.dark)]).toEqual([]);
});
