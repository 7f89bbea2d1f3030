import { roleNames, type PartTokens, type Role, type Tokens } from './tokens.ts';

/** Path of names to a leaf. */
type Branch = Record<string, readonly string[]>;

const scaleLeaves = {
  font: ['display', 'text'],
  weight: ['text', 'strong', 'display'],
  leading: ['tight', 'snug', 'text'],
  tracking: ['display', 'caps'],
  space: ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20', '24'],
  type: ['note', 'small', 'body', 'lead', 'title', 'heading', 'display'],
  radius: ['small', 'medium', 'large', 'full'],
  shadow: ['raised', 'floating'],
  motion: ['feedback', 'enter', 'move', 'ease'],
  layout: ['page', 'measure', 'gutter', 'bar', 'rail', 'tabs', 'aside', 'touch'],
} as const satisfies Branch;

const partLeaves = {
  button: ['radius', 'height'],
  field: ['radius', 'surface', 'line'],
  card: ['radius', 'ratio', 'surface', 'line', 'shadow'],
  bubble: ['radius', 'own', 'onOwn', 'other', 'onOther'],
  dialog: ['radius', 'surface'],
  navigation: ['surface', 'text', 'selected', 'line'],
  badge: ['surface', 'text'],
} as const satisfies Branch;

/** Branches of the raw scale and of the part tokens, with their leaf names. */
export const leaves: { scale: Branch; part: Branch } = { scale: scaleLeaves, part: partLeaves };

/** Returns the custom property of a leaf, for instance `--mc-surface-raised` or `--mc-card-radius`. */
export function propertyName(...path: string[]): string {
  return `--mc-${path.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;
}

type Tree = Record<Role, string> & Pick<Tokens, keyof typeof scaleLeaves> & PartTokens;

function varsTree(): Tree {
  const tree: Record<string, unknown> = {};
  for (const role of roleNames) tree[role] = `var(${propertyName(role)})`;
  for (const [branch, names] of Object.entries({ ...scaleLeaves, ...partLeaves })) {
    tree[branch] = Object.fromEntries(names.map((name) => [name, `var(${propertyName(branch, name)})`]));
  }
  return tree as Tree;
}

/** Token tree with `var(--mc-…)` leaves: roles and part tokens at the top, scales in their branch. */
export const vars: Tree = /* @__PURE__ */ varsTree();

/** Media queries of the breakpoints: two panes from 720 px, the wide page from 1100 px. */
export const media = {
  tablet: '@media (min-width: 45rem)',
  desktop: '@media (min-width: 68.75rem)',
  phone: '@media (max-width: 44.99rem)',
  belowDesktop: '@media (max-width: 68.74rem)',
  hover: '@media (hover: hover)',
} as const;
