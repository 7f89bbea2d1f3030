export { BrandContext } from './brand-context.ts';
export { brandNames, testedBrands } from './brand-names.ts';
export { brandTags } from './brand-tags.ts';
export { findBrand, brandPart, brandsCss, schemeOf } from './brands.ts';
export { titleOf } from './title-of.ts';
