import type { Template } from '@meetcute/site';
import { classic } from '@meetcute/template-classic';
import { nocturne } from '@meetcute/template-nocturne';
import { baseCss, fontCss, tokensCss } from '@meetcute/theme';
import type { ToolbarGlobals } from './toolbar.ts';

/** Brands that stories can render in. */
export const brands: Readonly<Record<ToolbarGlobals['template'], Template>> = { classic, nocturne };

const cssOf = ({ name, tokens, fonts }: Template) => [...fonts.map(fontCss), tokensCss(name, tokens)];

/** Resets, fonts and custom properties of all brands, scoped so that they do not conflict. */
export const brandsCss: string = [baseCss, ...Object.values(brands).flatMap(cssOf)].join('\n');
