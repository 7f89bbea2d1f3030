import type { PartName, Parts, Scheme, Template } from '@meetcute/site';
import { baseCss, fontCss, tokensCss } from '@meetcute/theme';
import { createElement, use, type ComponentType } from 'react';
import { templates } from 'virtual:meetcute/templates';
import { BrandContext } from './brand-context.ts';
import { brandNames } from './brand-names.ts';
import type { ToolbarGlobals } from '../toolbar/toolbar.ts';

/** Returns the template of a brand. Throws for a name that no template has. */
export function findBrand(brand: string): Template {
  const template = templates.find(({ name }) => name === brand);
  if (template) return template;
  throw new Error(`No src/template.ts exports a template with the name '${brand}'. Name it like its folder.`);
}

/** Returns the colour scheme to render: the chosen one, else that of the brand. */
export const schemeOf = ({ scheme, template }: ToolbarGlobals): Scheme =>
  scheme === 'brand' ? findBrand(template).tokens.home : scheme;

const cssOf = ({ name, tokens, fonts }: Template) => [
  ...fonts.map((font) => fontCss(font)),
  tokensCss(name, tokens),
];

/** Resets, fonts and custom properties of all brands, scoped so that they do not conflict. */
export const brandsCss: string = [baseCss, ...brandNames.map(findBrand).flatMap(cssOf)].join('\n');

/**
 * Resolves with a component for a part slot that renders the part of the toolbar's brand: its own where it replaces the
 * slot, else the default one.
 */
export async function brandPart<N extends PartName>(slot: N): Promise<Parts[N]> {
  const loads = brandNames.map(
    async (name) => [name, (await findBrand(name).parts[slot]()).default] as const,
  );
  const byBrand = new Map<string, unknown>(await Promise.all(loads));
  const BrandPart = (props: object) =>
    createElement(byBrand.get(use(BrandContext)) as ComponentType<object>, props);
  return BrandPart as unknown as Parts[N];
}
