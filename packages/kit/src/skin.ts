import type { ComponentType } from 'react';

declare const skin: unique symbol;

/**
 * A look made by one of the kit's `skinX()` functions. The headless part under it draws what a brand must not remove
 * (the fictional label, prices), so a plain component is not accepted where a skin is asked for.
 */
export type Skin<Props> = ComponentType<Props> & { readonly [skin]: true };

/** Marks a component as a skin; only the kit's `skinX()` functions call it, with the headless root inside. */
export const brandSkin = <Props>(component: ComponentType<Props>): Skin<Props> => component as Skin<Props>;
