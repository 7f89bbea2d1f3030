import type { PlaceCountry } from '../regions.ts';
import type { CountryMap } from './types.ts';

export type { CountryMap } from './types.ts';

const modules: Record<PlaceCountry, () => Promise<{ default: CountryMap }>> = {
  NL: () => import('./NL.ts'),
  BE: () => import('./BE.ts'),
  DE: () => import('./DE.ts'),
  AT: () => import('./AT.ts'),
  CH: () => import('./CH.ts'),
  FR: () => import('./FR.ts'),
  IT: () => import('./IT.ts'),
  ES: () => import('./ES.ts'),
  PL: () => import('./PL.ts'),
  GB: () => import('./GB.ts'),
  IE: () => import('./IE.ts'),
  US: () => import('./US.ts'),
  CA: () => import('./CA.ts'),
  AU: () => import('./AU.ts'),
  NZ: () => import('./NZ.ts'),
};

/** Returns the first of the given countries that has a map; null without one. */
export const mappedCountry = (countries: readonly (string | null)[]): PlaceCountry | null =>
  (countries.find((country) => country !== null && Object.hasOwn(modules, country)) as
    | PlaceCountry
    | undefined) ?? null;

/** Loads the map of a country: 1 to 4 kB, one module each. */
export const loadMap = async (country: PlaceCountry): Promise<CountryMap> =>
  (await modules[country]()).default;
