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

/** Steps of the space scale. Step n is n times 4 px. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

/** Sizes of the type scale, smallest first. `note` is 13 px, the minimum. */
export type TypeStep = 'note' | 'small' | 'body' | 'lead' | 'title' | 'heading' | 'display';

/** Tokens of single parts. An omitted one falls back to its role or scale value. */
export interface PartTokens {
  button: { radius: string; height: string };
  field: { radius: string; surface: string; line: string };
  card: { radius: string; ratio: string; surface: string; line: string; shadow: string };
  bubble: { radius: string; own: string; onOwn: string; other: string; onOther: string };
  dialog: { radius: string; surface: string };
  navigation: { surface: string; text: string; selected: string; line: string };
  badge: { surface: string; text: string };
}

/** Tokens of a brand in three layers: the raw scale, colour roles, and part tokens that fall back to both. */
export interface Tokens {
  /** Colour scheme of visitors who have not chosen one. */
  home: 'light' | 'dark' | 'system';
  /** Font stacks, including the metric-matched fallback. */
  font: { display: string; text: string };
  weight: { text: string; strong: string; display: string };
  leading: { tight: string; snug: string; text: string };
  tracking: { display: string; caps: string };
  space: Record<SpaceStep, string>;
  type: Record<TypeStep, string>;
  radius: { small: string; medium: string; large: string; full: string };
  shadow: { raised: string; floating: string };
  motion: { feedback: string; enter: string; move: string; ease: string };
  layout: {
    page: string;
    measure: string;
    gutter: string;
    bar: string;
    rail: string;
    tabs: string;
    aside: string;
    touch: string;
  };
  light: Roles;
  dark: Roles;
  part: PartTokens;
}

/** Tokens with every branch optional, for an extending brand. */
export type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;
