import { partDefaults, roleNames, scaleLeaves, vars } from '@meetcute/theme';

/** Type of a token in DTCG. */
export type TokenType =
  | 'color'
  | 'cubicBezier'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow';

/** A design token of templates, and how DTCG writes it. */
export interface ContractToken {
  /** Name in DTCG without its scheme: `accent`, `space.4`, `part.card.radius`. */
  readonly name: string;
  readonly type: TokenType;
  /** Whether it may differ between light and dark: its name in DTCG then is `light.accent` and `dark.accent`. */
  readonly hasSchemes: boolean;
  /** Whether the value of each scheme is a token of its own in `tokens.ts`, as those of roles are. */
  readonly isRole: boolean;
  /** Unit in which a number is written in CSS. Default: none. */
  readonly unit?: 'em';
  /** The token as `vars` writes it in CSS, such as `var(--mc-space-4)`. */
  readonly reference: string;
  /** The same in TypeScript, such as `vars.space[4]`. */
  readonly expression: string;
}

const branchTypes: Readonly<Record<keyof typeof scaleLeaves, TokenType>> = {
  font: 'fontFamily',
  weight: 'fontWeight',
  leading: 'number',
  tracking: 'number',
  space: 'dimension',
  type: 'dimension',
  radius: 'dimension',
  shadow: 'shadow',
  motion: 'duration',
  layout: 'dimension',
};

/** Leaves whose name says another type than their branch; all other tokens of parts are colours. */
const leafTypes: Readonly<Record<string, TokenType>> = {
  ease: 'cubicBezier',
  height: 'dimension',
  inset: 'dimension',
  radius: 'dimension',
  ratio: 'number',
  shadow: 'shadow',
};

const tree = vars as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;

const leaf = (branch: string, key: string, type: TokenType, parent: string): ContractToken => ({
  name: `${parent}${branch}.${key}`,
  type,
  hasSchemes: type === 'color' || type === 'shadow',
  isRole: false,
  ...(branch === 'tracking' && { unit: 'em' as const }),
  reference: tree[branch]![key]!,
  expression: /^\d/.test(key) ? `vars.${branch}[${key}]` : `vars.${branch}.${key}`,
});

/**
 * All tokens. A token has the name of its path in `tokens.ts`; those that differ by scheme are in the groups `light` and
 * `dark`. This is the only place that maps both.
 */
export const contractTokens: readonly ContractToken[] = [
  ...roleNames.map((name): ContractToken => ({
    name,
    type: 'color',
    hasSchemes: true,
    isRole: true,
    reference: vars[name],
    expression: `vars.${name}`,
  })),
  ...Object.entries(scaleLeaves).flatMap(([branch, keys]) =>
    keys.map((key) =>
      leaf(branch, String(key), leafTypes[key] ?? branchTypes[branch as keyof typeof scaleLeaves], ''),
    ),
  ),
  ...Object.entries(partDefaults).flatMap(([branch, leaves]) =>
    Object.keys(leaves as object).map((key) => leaf(branch, key, leafTypes[key] ?? 'color', 'part.')),
  ),
];

/** Tokens by name. */
export const contractByName: ReadonlyMap<string, ContractToken> = new Map(
  contractTokens.map((token) => [token.name, token]),
);

/** Tokens by their custom property. */
export const contractByReference: ReadonlyMap<string, ContractToken> = new Map(
  contractTokens.map((token) => [token.reference, token]),
);

/** Groups of DTCG in which every token belongs to the contract. */
export const contractGroups: readonly string[] = ['light', 'dark', 'part', ...Object.keys(scaleLeaves)];

/** Returns the path of a token in `tokens.ts`. */
export const pathOf = ({ name, isRole }: ContractToken, scheme: 'light' | 'dark'): string =>
  isRole ? `${scheme}.${name}` : name;
