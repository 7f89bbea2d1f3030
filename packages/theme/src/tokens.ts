/** The names of the colour roles every brand fills, once for light and once for dark. */
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

/** One colour role, for instance `accent`. */
export type Role = (typeof roleNames)[number];

/** A colour for each role, as CSS `oklch()` text. */
export type Roles = Record<Role, string>;

/** Steps of the space scale; step n is n times 4 px. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

/** Sizes of the type scale, smallest first; `note` is 13 px and nothing is smaller. */
export type TypeStep = 'note' | 'small' | 'body' | 'lead' | 'title' | 'heading' | 'display';

/** Looks of single parts; a brand that leaves one out gets the role or scale value behind it. */
export interface PartTokens {
  button: { radius: string; height: string };
  field: { radius: string; surface: string; line: string };
  card: { radius: string; ratio: string; surface: string; line: string; shadow: string };
  bubble: { radius: string; own: string; onOwn: string; other: string; onOther: string };
  dialog: { radius: string; surface: string };
  navigation: { surface: string; text: string; selected: string; line: string };
  badge: { surface: string; text: string };
}

/** A brand's look in three layers: the raw scale, colour roles, and part tokens that fall back to both. */
export interface Tokens {
  /** Which scheme a visitor sees who has not chosen one. */
  home: 'light' | 'dark' | 'system';
  /** Font stacks, metric-matched fallback included. */
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

/** The same tree with every branch optional: what an extending brand writes. */
export type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;
