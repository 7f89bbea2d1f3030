import { hashOf } from '../hash-of.ts';

/** Language and brand in which the tests run a story. */
export interface Look<L extends string, B extends string> {
  readonly language: L;
  readonly template: B;
}

/**
 * Returns the look in which the tests run the story with this id. It depends on the id alone, so that each run is the same,
 * and all stories together cover every language in every brand. `languages` and `brands` must not be empty.
 */
export function chooseLook<L extends string, B extends string>(
  id: string,
  languages: readonly L[],
  brands: readonly B[],
): Look<L, B> {
  const combination = hashOf(id) % (languages.length * brands.length);
  return {
    language: languages[combination % languages.length]!,
    template: brands[Math.floor(combination / languages.length)]!,
  };
}
