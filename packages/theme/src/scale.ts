import type { PartTokens, Tokens } from './tokens.ts';
import { vars } from './tree.ts';

/** Returns a fluid size in rem that grows linearly between viewports of 390 px and 1440 px. Bounds are in px. */
export function fluid(smallest: number, largest: number): string {
  const slope = (largest - smallest) / (1440 - 390);
  const start = smallest - slope * 390;
  const round = (value: number) => String(Number(value.toFixed(4)));
  return `clamp(${round(smallest / 16)}rem, ${round(start / 16)}rem + ${round(slope * 100)}vw, ${round(largest / 16)}rem)`;
}

/** Default part tokens. Each refers to a role or a scale step. */
export const partDefaults: PartTokens = {
  button: { radius: vars.radius.full, height: vars.layout.touch },
  field: { radius: vars.radius.medium, surface: vars.surfaceRaised, line: vars.edge },
  card: {
    radius: vars.radius.large,
    ratio: '3 / 4',
    surface: vars.surfaceRaised,
    line: vars.line,
    shadow: 'none',
  },
  bubble: {
    radius: vars.radius.large,
    own: vars.accent,
    onOwn: vars.onAccent,
    // A sunken ground in the dark is hardly darker than the page.
    other: `light-dark(${vars.surfaceSunken}, ${vars.surfaceRaised})`,
    onOther: vars.text,
  },
  dialog: { radius: vars.radius.large, surface: vars.surfaceRaised, inset: '0px' },
  navigation: { surface: vars.surface, text: vars.textMuted, selected: vars.accentText, line: vars.line },
  badge: { surface: vars.accent, text: vars.onAccent },
};

/** Default scale: 4 px steps, fluid type with a 16-17 px body, and durations of 120, 200 and 320 ms. */
export const scale: Omit<Tokens, 'home' | 'font' | 'light' | 'dark'> = {
  weight: { text: '400', strong: '600', display: '600' },
  leading: { tight: '1.1', snug: '1.3', text: '1.55' },
  tracking: { display: '-0.02em', caps: '0.04em' },
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
  },
  type: {
    note: '0.8125rem',
    small: fluid(14, 15),
    body: fluid(16, 17),
    lead: fluid(18, 21),
    title: fluid(20, 24),
    heading: fluid(28, 40),
    display: fluid(40, 76),
  },
  radius: { small: '0.5rem', medium: '0.75rem', large: '1.25rem', full: '999px' },
  // A dark shadow is invisible on a dark ground: a light edge lifts what floats.
  shadow: {
    raised:
      '0 0 0 1px light-dark(transparent, oklch(1 0 0 / 0.08)), 0 1px 2px light-dark(oklch(0.2 0.02 330 / 0.08), oklch(0 0 0 / 0.6))',
    floating:
      '0 0 0 1px light-dark(transparent, oklch(1 0 0 / 0.12)), 0 12px 40px -8px light-dark(oklch(0.2 0.02 330 / 0.24), oklch(0 0 0 / 0.8))',
  },
  motion: { feedback: '120ms', enter: '200ms', move: '320ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  layout: {
    page: '75rem',
    measure: '38rem',
    gutter: fluid(16, 40),
    bar: '4.5rem',
    rail: '5.5rem',
    tabs: '4rem',
    aside: '24rem',
    touch: '2.75rem',
  },
  part: partDefaults,
};
