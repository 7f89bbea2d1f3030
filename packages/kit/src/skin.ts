import type { ComponentType } from 'react';

declare const skin: unique symbol;

/**
 * Component created by one of the kit's `skinX()` functions. Its headless root renders the parts that a brand must not
 * remove (the fictional label, prices), so plain components are not assignable to this type.
 */
export type Skin<Props> = ComponentType<Props> & { readonly [skin]: true };

/** Marks a component as a skin. For the kit's `skinX()` functions only, which render the headless root. */
export const brandSkin = <Props>(component: ComponentType<Props>): Skin<Props> => component as Skin<Props>;
