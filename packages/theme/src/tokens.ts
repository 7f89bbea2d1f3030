/** Names of the colour roles, which every brand defines for light and dark. */
export const roleNames = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'text',
  'textMuted',
  'line',
  'edge',
  'accent',
  'onAccent',
  'accentSoft',
  'accentText',
  'danger',
  'onDanger',
  'success',
  'onSuccess',
  'warning',
  'onWarning',
  'focus',
  'scrim',
  'onScrim',
] as const;

/** Colour role, for instance `accent`. */
export type Role = (typeof roleNames)[number];

/** Colours by role, as CSS `oklch()` text. */
export type Roles = Record<Role, string>;

/** Names of leaves, by branch. */
export type Leaves<Branch extends PropertyKey> = Readonly<Record<Branch, readonly (string | number)[]>>;

/** Values of all leaves, by branch and name. */
export type LeafValues<L extends Leaves<keyof L>> = {
  [Branch in keyof L]: Record<L[Branch][number], string>;
};

/** Leaves of the raw scale. */
export const scaleLeaves = {
  /** Font stacks, including the metric-matched fallback. */
  font: ['display', 'text'],
  weight: ['text', 'strong', 'display'],
  leading: ['tight', 'snug', 'text'],
  tracking: ['display', 'caps'],
  /** Step n is n times 4 px. */
  space: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24],
  /** Smallest first. `note` is 13 px, the minimum. */
  type: ['note', 'small', 'body', 'lead', 'title', 'heading', 'display'],
  radius: ['small', 'medium', 'large', 'full'],
  shadow: ['raised', 'floating'],
  motion: ['feedback', 'enter', 'move', 'ease'],
  layout: ['page', 'measure', 'gutter', 'bar', 'rail', 'tabs', 'aside', 'touch'],
} as const satisfies Leaves<string>;

/** Leaves of the tokens of single parts. An omitted one falls back to its role or scale value. */
export const partLeaves = {
  button: ['radius', 'height'],
  field: ['radius', 'surface', 'line'],
  card: ['radius', 'ratio', 'surface', 'line', 'shadow'],
  bubble: ['radius', 'own', 'onOwn', 'other', 'onOther'],
  /** `inset` is the gap around a dialog on a phone, where it is a sheet. */
  dialog: ['radius', 'surface', 'inset'],
  navigation: ['surface', 'text', 'selected', 'line'],
  badge: ['surface', 'text'],
} as const satisfies Leaves<string>;

/** Values of the raw scale. */
export type ScaleTokens = LeafValues<typeof scaleLeaves>;

/** Values of the tokens of single parts. */
export type PartTokens = LeafValues<typeof partLeaves>;

/** Tokens of a brand in three layers: the raw scale, colour roles, and part tokens that fall back to both. */
export interface Tokens extends ScaleTokens {
  /** Colour scheme of visitors who have not chosen one. */
  home: 'light' | 'dark' | 'system';
  light: Roles;
  dark: Roles;
  part: PartTokens;
}

/** Tokens with every branch optional, for an extending brand. */
export type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;
