import type { City } from './city.ts';

const EARTH_RADIUS_KM = 6371;
const CELL_DEGREES = 1;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance of two points in kilometres. */
export const distanceKm = (a: Pick<City, 'lat' | 'lon'>, b: Pick<City, 'lat' | 'lon'>): number => {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const lon = Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const h = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lon;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
};

const cell = (lat: number, lon: number) =>
  `${Math.floor(lat / CELL_DEGREES)}:${Math.floor((((lon % 360) + 540) % 360) / CELL_DEGREES)}`;

/**
 * Creates a lookup of the city nearest to a point, which returns null if none is within `maxKm` (default
 * 150). Cities are indexed in cells of one degree, so that a lookup reads only cells within reach.
 */
export const createNearestCity = (cities: readonly City[], maxKm = 150) => {
  const cells = Map.groupBy(cities, (city) => cell(city.lat, city.lon));
  const latSteps = Math.ceil(maxKm / 110);
  return (lat: number, lon: number): City | null => {
    const point = { lat, lon };
    const lonKm = 111 * Math.max(0.05, Math.cos(radians(lat)));
    const lonSteps = Math.min(180, Math.ceil(maxKm / lonKm));
    let best: City | null = null;
    let bestKm = maxKm;
    for (let y = -latSteps; y <= latSteps; y += 1) {
      for (let x = -lonSteps; x <= lonSteps; x += 1) {
        for (const city of cells.get(cell(lat + y * CELL_DEGREES, lon + x * CELL_DEGREES)) ?? []) {
          const km = distanceKm(point, city);
          if (km <= bestKm) [best, bestKm] = [city, km];
        }
      }
    }
    return best;
  };
};

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
