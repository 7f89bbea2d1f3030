export { baseCss } from './base-css.ts';
export { contrast, toHex } from './contrast.ts';
export { tokensCss } from './css.ts';
export { defineTokens, extendTokens, type TokensInput } from './define.ts';
export { fromDtcg, toDtcg, type DtcgFile, type DtcgToken } from './dtcg.ts';
export { fontCss, variableFont, type FontFace, type FontMeasures } from './fonts.ts';
export { contrastFaults, rolePairs, type RolePair } from './pairs.ts';
export { fluid, partDefaults, scale } from './scale.ts';
export { ThemeRoot, usePortalContainer, type ThemeRootProps } from './ThemeRoot.tsx';
export {
  roleNames,
  type DeepPartial,
  type PartTokens,
  type Role,
  type Roles,
  type SpaceStep,
  type Tokens,
  type TypeStep,
} from './tokens.ts';
export { leaves, media, propertyName, vars } from './tree.ts';
