export { baseCss } from './base-css.ts';
export { contrast, toHex } from './contrast.ts';
export { tokensCss } from './css.ts';
export { defaultTheme, defaultTokens } from './default-theme.ts';
export { defineTokens, extendTokens, type TokensInput } from './define-tokens.ts';
export { fontCss, fontRanges, variableFont, type FontDefinition, type FontMeasures } from './fonts.ts';
export { contrastFaults, describeContrast, rolePairs, type RolePair } from './pairs.ts';
export { fluid, partDefaults, scale } from './scale.ts';
export { defineTheme, type Theme } from './theme.ts';
export { ThemeRoot, usePortalContainer, type ThemeRootProps } from './ThemeRoot.tsx';
export {
  roleNames,
  scaleLeaves,
  type DeepPartial,
  type Leaves,
  type LeafValues,
  type PartTokens,
  type Role,
  type Roles,
  type ScaleTokens,
  type Tokens,
} from './tokens.ts';
export { media, vars } from './tree.ts';
