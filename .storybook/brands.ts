import type { Scheme, Template } from '@meetcute/site';
import { classic } from '@meetcute/template-classic';
import { nocturne } from '@meetcute/template-nocturne';
import { baseCss, fontCss, tokensCss } from '@meetcute/theme';
import type { BrandName } from './brand-names.ts';
import type { ToolbarGlobals } from './toolbar.ts';

/** Brands that stories can render in. A brand added here and in `brand-names.ts` is in the toolbar and on all pages. */
export const brands: Readonly<Record<BrandName, Template>> = { classic, nocturne };

/** Returns the colour scheme to render: the chosen one, else that of the brand. */
export const schemeOf = ({ scheme, template }: ToolbarGlobals): Scheme =>
  scheme === 'brand' ? brands[template].tokens.home : scheme;

const cssOf = ({ name, tokens, fonts }: Template) => [
  ...fonts.map((font) => fontCss(font)),
  tokensCss(name, tokens),
];

/** Resets, fonts and custom properties of all brands, scoped so that they do not conflict. */
export const brandsCss: string = [baseCss, ...Object.values(brands).flatMap(cssOf)].join('\n');
