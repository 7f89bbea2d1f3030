import type { PartName, Parts } from '@meetcute/site';
import { createElement, use, type ComponentType } from 'react';
import { BrandContext } from './brand-context.ts';
import { brandNames } from './brand-names.ts';
import { brandOf } from './brands.ts';

/**
 * Resolves with a component for a part slot that renders the part of the toolbar's brand: its own where it replaces the
 * slot, else the default one.
 */
export async function brandPart<N extends PartName>(slot: N): Promise<Parts[N]> {
  const loads = brandNames.map(async (name) => [name, (await brandOf(name).parts[slot]()).default] as const);
  const byBrand = new Map<string, unknown>(await Promise.all(loads));
  const BrandPart = (props: object) =>
    createElement(byBrand.get(use(BrandContext)) as ComponentType<object>, props);
  return BrandPart as unknown as Parts[N];
}
