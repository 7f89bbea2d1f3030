import { defaultTokens, toHex, vars, type Tokens } from '@meetcute/theme';

type Branches = Readonly<Record<string, Readonly<Record<string, string>> | string | undefined>>;

/** Whether a token belongs to single parts, such as `card.radius`. */
export const isPartToken = (path: string): boolean => (path.split('.')[0] ?? '') in defaultTokens.part;

const leafAt = (tree: Branches, path: string): string | undefined => {
  const [branch = '', leaf] = path.split('.');
  const entry = tree[branch];
  return typeof entry === 'object' ? entry[leaf ?? ''] : entry;
};

/** Returns the `var(--mc-…)` of a token; '' for an unknown path. */
export const findCssVariable = (path: string): string => leafAt(vars as unknown as Branches, path) ?? '';

const branchesOf = (tokens: Tokens, scheme: 'light' | 'dark'): Branches => ({
  ...(tokens as unknown as Branches),
  ...tokens.part,
  ...tokens[scheme],
});

/** Paths of all tokens by their `var(--mc-…)`, to name what a part's token refers to. */
const pathsByProperty = new Map(
  Object.entries(vars as unknown as Branches).flatMap(([branch, value]) =>
    typeof value === 'object'
      ? Object.entries(value).map(([leaf, property]) => [property, `${branch}.${leaf}`] as const)
      : [[value ?? '', branch] as const],
  ),
);

/** Value of a token in one scheme of a brand. */
export interface TokenValue {
  /** Path of the token that it refers to; null for a value of its own. */
  refersTo: string | null;
  /** Value behind all references; '' for an unknown path. */
  value: string;
}

/** Returns the value of a token in a scheme of a brand, and the token that it refers to. */
export function valueOf(tokens: Tokens, path: string, scheme: 'light' | 'dark'): TokenValue {
  const value = leafAt(branchesOf(tokens, scheme), path) ?? '';
  const refersTo = pathsByProperty.get(value) ?? null;
  return refersTo === null
    ? { refersTo, value }
    : { refersTo, value: valueOf(tokens, refersTo, scheme).value };
}

/** Returns a value as people write it: an opaque colour as `#rrggbb`, everything else unchanged. */
export const spokenValue = (value: string): string =>
  value.startsWith('oklch(') && !value.includes('/') ? toHex(value) : value;

/** Kind of a token, which decides how it is drawn. */
export type TokenKind = 'colour' | 'corner' | 'shadow' | 'size' | 'letters' | 'text';

const kindsByBranch: Readonly<Record<string, TokenKind>> = {
  font: 'letters',
  weight: 'letters',
  type: 'letters',
  tracking: 'letters',
  space: 'size',
  layout: 'size',
  radius: 'corner',
  shadow: 'shadow',
  leading: 'text',
  motion: 'text',
};

const kindsByLeaf: Readonly<Record<string, TokenKind>> = {
  radius: 'corner',
  shadow: 'shadow',
  height: 'size',
  inset: 'size',
  ratio: 'text',
};

/** Returns the kind of a token. Roles, and tokens of parts that are no measure, are colours. */
export function findTokenKind(path: string): TokenKind {
  const [branch = '', leaf = ''] = path.split('.');
  return kindsByBranch[branch] ?? (isPartToken(path) ? kindsByLeaf[leaf] : undefined) ?? 'colour';
}
