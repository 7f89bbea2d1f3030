import type { City } from './city.ts';
import { distanceKm } from './nearest.ts';

/** Maximum distance in kilometres at which a town still names a location. */
const NEAR_KM = 50;

/**
 * Returns the location of a point by its nearest town. Each part is null if the town is too far away or in a
 * country that is not offered.
 */
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
