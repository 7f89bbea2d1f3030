import { brandNames as names, testedBrands as tested } from 'virtual:meetcute/brand-names';

/** Names of the brands that stories can render in, the one in which they open first. */
export const brandNames: readonly string[] = names;

/** Names of the brands in which tests render stories. */
export const testedBrands: readonly string[] = tested;
