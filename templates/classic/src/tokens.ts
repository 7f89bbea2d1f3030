import { defaultTokens, extendTokens, type Tokens } from '@meetcute/theme';

/** Design tokens for daylight: the default theme in fonts of its own. Colours are those of `defaultTokens`. */
export const tokens: Tokens = extendTokens(defaultTokens, {
  font: {
    display: '"Fraunces Variable", "Fraunces Variable Fallback", Georgia, serif',
    text: '"Figtree Variable", "Figtree Variable Fallback", system-ui, sans-serif',
  },
  weight: { display: '560' },
});
