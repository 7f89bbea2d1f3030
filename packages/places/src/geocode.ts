import type { City } from './city.ts';
import { distanceKm } from './nearest.ts';

/** How far away a town may be and still name a place, in kilometres. */
const NEAR_KM = 50;

/** The place of a point by the town nearest to it; each part null where that is too far or in a country that is not offered. */
export function geocodeOf(
  town: City | null,
  point: { readonly lat: number; readonly lon: number },
  countries: readonly string[],
): { country: string | null; countryregion: string | null; city: string | null } {
  const isNear = town !== null && countries.includes(town.country) && distanceKm(town, point) <= NEAR_KM;
  return isNear
    ? { country: town.country, countryregion: town.region, city: town.name }
    : { country: null, countryregion: null, city: null };
}
