import type { Template } from '@meetcute/site';
import { classic } from '@meetcute/template-classic';
import { nocturne } from '@meetcute/template-nocturne';
import { baseCss, fontCss, tokensCss } from '@meetcute/theme';

const templates = { classic, nocturne };

/** Name of a brand that stories can render in. */
export type BrandName = keyof typeof templates;

/** Brands that stories can render in. A brand added here is in the toolbar and on all pages. */
export const brands: Readonly<Record<BrandName, Template>> = templates;

/** Names of the brands, in the order of the toolbar. */
export const brandNames = Object.keys(brands) as readonly BrandName[];

const cssOf = ({ name, tokens, fonts }: Template) => [
  ...fonts.map((font) => fontCss(font)),
  tokensCss(name, tokens),
];

/** Resets, fonts and custom properties of all brands, scoped so that they do not conflict. */
export const brandsCss: string = [baseCss, ...Object.values(brands).flatMap(cssOf)].join('\n');
