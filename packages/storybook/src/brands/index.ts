export { BrandContext } from './brand-context.ts';
export { brandPart } from './brand-part.ts';
export { brandNames, testedBrands } from './brand-names.ts';
export { brandOf, brandsCss, schemeOf } from './brands.ts';
export { titleOf } from './title-of.ts';
