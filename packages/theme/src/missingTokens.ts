import { partLeaves, roleNames, scaleLeaves, type Tokens } from './tokens.ts';

const SCHEMES = ['light', 'dark', 'system'];

const pathsOf = (leaves: Readonly<Record<string, readonly (string | number)[]>>, parent = ''): string[] =>
  Object.entries(leaves).flatMap(([branch, names]) => names.map((name) => `${parent}${branch}.${name}`));

/** Paths of all tokens with a value, such as `light.accent` and `part.card.radius`. */
const tokenPaths: readonly string[] = /* @__PURE__ */ (() => [
  ...pathsOf({ light: roleNames, dark: roleNames }),
  ...pathsOf(scaleLeaves),
  ...pathsOf(partLeaves, 'part.'),
])();

const valueAt = (tokens: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], tokens);

/** Returns the paths of tokens without a value, such as `light.accent`, in the order of the token tree. */
export const missingTokens = (tokens: Tokens): readonly string[] => [
  ...(SCHEMES.includes(tokens.home) ? [] : ['home']),
  ...tokenPaths.filter((path) => typeof valueAt(tokens, path) !== 'string'),
];
