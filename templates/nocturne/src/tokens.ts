import { type DeepPartial, vars, type Tokens } from '@meetcute/theme';

const lime = 'oklch(0.9 0.19 115)';
const ink = 'oklch(0.2 0.05 120)';

/**
 * Design tokens for the night: near-black violet with a bright citron accent. The light scheme is violet ink on cool paper.
 * Own messages, counts and selected grounds are citron there too.
 */
export const tokens: DeepPartial<Tokens> = {
  home: 'dark',
  font: {
    display: '"Bricolage Grotesque Variable", "Bricolage Grotesque Variable Fallback", system-ui, sans-serif',
    text: '"Instrument Sans Variable", "Instrument Sans Variable Fallback", system-ui, sans-serif',
  },
  weight: { strong: '650', display: '720' },
  leading: { tight: '1.02' },
  tracking: { display: '-0.035em' },
  radius: { medium: '1rem', large: '1.75rem' },
  // Comes in fast and settles slowly, as light does at night. A mutual like takes as long as in every brand.
  motion: { enter: '160ms', move: '320ms', ease: 'cubic-bezier(0.16, 1, 0.3, 1)' },
  layout: { page: '84rem', rail: '6rem', tabs: '4.5rem', aside: '26rem' },
  // A dark shadow is invisible on a dark ground: a light edge lifts what floats.
  shadow: {
    raised:
      '0 0 0 1px light-dark(transparent, oklch(1 0 0 / 0.08)), 0 1px 3px light-dark(oklch(0.2 0.06 292 / 0.12), oklch(0 0 0 / 0.6))',
    floating:
      '0 0 0 1px light-dark(transparent, oklch(1 0 0 / 0.12)), 0 12px 40px -8px light-dark(oklch(0.2 0.06 292 / 0.28), oklch(0 0 0 / 0.8))',
  },
  part: {
    card: { line: 'transparent', surface: vars.surfaceRaised },
    field: { surface: vars.surfaceSunken },
    navigation: { surface: vars.surfaceRaised, selected: vars.accentText },
    bubble: { own: lime, onOwn: ink, other: vars.surfaceRaised },
    badge: { surface: lime, text: ink },
    // Sheets float like the tabs.
    dialog: { inset: vars.space[2] },
  },
  light: {
    surface: 'oklch(0.97 0.008 295)',
    surfaceRaised: 'oklch(0.995 0.003 295)',
    surfaceSunken: 'oklch(0.935 0.014 295)',
    text: 'oklch(0.22 0.06 292)',
    textMuted: 'oklch(0.46 0.05 292)',
    line: 'oklch(0.88 0.02 295)',
    edge: 'oklch(0.58 0.04 293)',
    accent: 'oklch(0.31 0.13 290)',
    onAccent: 'oklch(0.93 0.17 115)',
    accentSoft: 'oklch(0.945 0.09 113)',
    accentText: 'oklch(0.4 0.17 290)',
    danger: 'oklch(0.5 0.2 22)',
    onDanger: 'oklch(0.99 0.005 22)',
    success: 'oklch(0.46 0.104 160)',
    onSuccess: 'oklch(0.99 0.01 160)',
    warning: 'oklch(0.53 0.12 62)',
    onWarning: 'oklch(0.995 0.005 80)',
    focus: 'oklch(0.47 0.22 290)',
    scrim: 'oklch(0.13 0.03 292 / 0.74)',
    onScrim: 'oklch(0.985 0.005 295)',
  },
  dark: {
    surface: 'oklch(0.155 0.022 292)',
    surfaceRaised: 'oklch(0.235 0.036 292)',
    surfaceSunken: 'oklch(0.12 0.018 292)',
    text: 'oklch(0.965 0.008 295)',
    textMuted: 'oklch(0.76 0.025 293)',
    line: 'oklch(0.33 0.04 292)',
    edge: 'oklch(0.58 0.04 292)',
    accent: lime,
    onAccent: ink,
    accentSoft: 'oklch(0.31 0.085 290)',
    accentText: 'oklch(0.9 0.17 115)',
    danger: 'oklch(0.74 0.16 20)',
    onDanger: 'oklch(0.18 0.06 20)',
    success: 'oklch(0.8 0.13 160)',
    onSuccess: 'oklch(0.18 0.044 160)',
    warning: 'oklch(0.83 0.13 75)',
    onWarning: 'oklch(0.2 0.045 75)',
    focus: 'oklch(0.93 0.15 115)',
    scrim: 'oklch(0.1 0.025 292 / 0.74)',
    onScrim: 'oklch(0.985 0.005 295)',
  },
};
