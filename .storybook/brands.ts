import { tokens as classic } from '@meetcute/template-classic/tokens';
import { tokens as nocturne } from '@meetcute/template-nocturne/tokens';
import { baseCss, extendTokens, tokensCss } from '@meetcute/theme';
import type { Tokens } from '@meetcute/theme';
import type { Look } from './toolbar.ts';

/** The whole tokens of each brand. */
export const brandTokens: Readonly<Record<Look['template'], Tokens>> = {
  classic,
  nocturne: extendTokens(classic, nocturne),
};

const brands = Object.entries(brandTokens).map(([name, tokens]) => tokensCss(name, tokens));

/** Resets and custom properties of both brands; they stand side by side without meeting. */
export const brandsCss: string = [baseCss, ...brands].join('\n');
