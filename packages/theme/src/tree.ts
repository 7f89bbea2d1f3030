import {
  partLeaves,
  roleNames,
  scaleLeaves,
  type Leaves,
  type LeafValues,
  type PartTokens,
  type Roles,
  type ScaleTokens,
} from './tokens.ts';

/** Returns the custom property of a leaf, for instance `--mc-surface-raised` or `--mc-card-radius`. */
export function propertyName(...path: (string | number)[]): string {
  return `--mc-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

const reference = (...path: (string | number)[]) => `var(${propertyName(...path)})`;

/** Object with the given keys, and a value computed from each. */
const mapKeys = <Key extends string | number>(keys: readonly Key[], value: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, string>;

const references = <L extends Leaves<string>>(leaves: L) =>
  Object.fromEntries(
    Object.entries(leaves).map(([branch, names]) => [
      branch,
      mapKeys(names, (name) => reference(branch, name)),
    ]),
  ) as LeafValues<L>;

const varsTree = (): Roles & ScaleTokens & PartTokens => ({
  ...mapKeys(roleNames, (role) => reference(role)),
  ...references(scaleLeaves),
  ...references(partLeaves),
});

/** Token tree with `var(--mc-…)` leaves: roles and part tokens at the top, scales in their branch. */
export const vars: Roles & ScaleTokens & PartTokens = /* @__PURE__ */ varsTree();

/**
 * Media queries of the breakpoints: two panes from 720 px, the wide page from 1100 px, and windows lower than 480 px, such
 * as a laptop's at 200 % zoom.
 */
export const media = {
  tablet: '@media (min-width: 45rem)',
  desktop: '@media (min-width: 68.75rem)',
  phone: '@media (max-width: 44.99rem)',
  belowDesktop: '@media (max-width: 68.74rem)',
  low: '@media (max-height: 29.99rem)',
  hover: '@media (hover: hover)',
} as const;
