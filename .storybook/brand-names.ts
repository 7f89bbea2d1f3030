/** Names of the brands that stories can render in, in the order of the toolbar; `brands.ts` has their templates. */
export const brandNames = ['classic', 'nocturne'] as const;

/** Name of a brand that stories can render in. */
export type BrandName = (typeof brandNames)[number];
