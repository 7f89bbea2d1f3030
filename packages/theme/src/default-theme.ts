import { defineTokens } from './define-tokens.ts';
import { defineTheme, type Theme } from './theme.ts';
import type { Tokens } from './tokens.ts';

/** Tokens of the default theme: warm paper, dark aubergine ink, one berry accent, and the fonts of the system. */
export const defaultTokens: Tokens = /* @__PURE__ */ defineTokens({
  home: 'system',
  font: { display: 'Georgia, serif', text: 'system-ui, sans-serif' },
  light: {
    surface: 'oklch(0.985 0.007 75)',
    surfaceRaised: 'oklch(0.998 0.003 75)',
    surfaceSunken: 'oklch(0.955 0.012 70)',
    text: 'oklch(0.27 0.045 335)',
    textMuted: 'oklch(0.49 0.035 340)',
    line: 'oklch(0.9 0.014 60)',
    edge: 'oklch(0.61 0.03 350)',
    accent: 'oklch(0.52 0.19 5)',
    onAccent: 'oklch(0.99 0.005 20)',
    accentSoft: 'oklch(0.94 0.03 8)',
    accentText: 'oklch(0.48 0.18 5)',
    danger: 'oklch(0.5 0.19 27)',
    onDanger: 'oklch(0.99 0.005 27)',
    success: 'oklch(0.47 0.11 150)',
    onSuccess: 'oklch(0.99 0.01 150)',
    warning: 'oklch(0.55 0.12 65)',
    onWarning: 'oklch(0.995 0.005 80)',
    focus: 'oklch(0.45 0.15 300)',
    scrim: 'oklch(0.18 0.04 335 / 0.72)',
    onScrim: 'oklch(0.99 0.005 75)',
  },
  dark: {
    surface: 'oklch(0.2 0.02 335)',
    surfaceRaised: 'oklch(0.26 0.025 335)',
    surfaceSunken: 'oklch(0.165 0.018 335)',
    text: 'oklch(0.95 0.01 70)',
    textMuted: 'oklch(0.77 0.02 350)',
    line: 'oklch(0.33 0.025 340)',
    edge: 'oklch(0.6 0.03 345)',
    accent: 'oklch(0.75 0.14 5)',
    onAccent: 'oklch(0.2 0.06 5)',
    accentSoft: 'oklch(0.33 0.07 5)',
    accentText: 'oklch(0.82 0.1 8)',
    danger: 'oklch(0.75 0.14 27)',
    onDanger: 'oklch(0.2 0.06 27)',
    success: 'oklch(0.78 0.13 150)',
    onSuccess: 'oklch(0.2 0.05 150)',
    warning: 'oklch(0.8 0.13 75)',
    onWarning: 'oklch(0.22 0.049 75)',
    focus: 'oklch(0.82 0.1 300)',
    scrim: 'oklch(0.14 0.03 335 / 0.72)',
    onScrim: 'oklch(0.99 0.005 75)',
  },
});

/** Theme for parts without a brand. */
export const defaultTheme: Theme = /* @__PURE__ */ defineTheme('default', defaultTokens);
