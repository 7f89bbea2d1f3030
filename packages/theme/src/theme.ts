import { baseCss } from './base-css.ts';
import { tokensCss } from './css.ts';
import { type Tokens, partLeaves, roleNames, scaleLeaves } from './tokens.ts';

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
const missingTokens = (tokens: Tokens): readonly string[] => [
  ...(SCHEMES.includes(tokens.home) ? [] : ['home']),
  ...tokenPaths.filter((path) => typeof valueAt(tokens, path) !== 'string'),
];

declare const process: { env: { NODE_ENV?: string } };

/** A brand for `ThemeRoot`, from `defineTheme`. */
export interface Theme {
  /** Name of the brand, unique on the page. */
  name: string;
  /** Reset and custom properties, scoped to the brand's roots. */
  css: string;
}

/**
 * Creates a theme. Throws if the name contains anything but lower-case letters, digits and hyphens, because it is
 * part of a selector. In development it also throws for a token without a value.
 */
export function defineTheme(name: string, tokens: Tokens): Theme {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(
      `'${name}' is not a theme name: use lower-case letters, digits and hyphens, such as 'harbour'.`,
    );
  const missing = process.env.NODE_ENV === 'production' ? [] : missingTokens(tokens);
  if (missing.length > 0)
    throw new Error(
      `The theme '${name}' has no value for ${missing.join(', ')}, so parts would have no such color or size. ` +
        'Complete your tokens with defineTokens(), or pass those of another brand to extendTokens().',
    );
  return { name, css: [baseCss, tokensCss(name, tokens)].join('\n') };
}
