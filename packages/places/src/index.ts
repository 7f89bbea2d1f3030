import { cityRows } from './cities.generated.ts';
import { cityOf } from './city.ts';
import { createNearestCity } from './nearest.ts';

export type { City } from './city.ts';
export { geocodeOf, createNearestCity, distanceKm } from './nearest.ts';
export * from './regions.ts';

/** Large cities of every known country and region, largest first. Small enough for a browser. */
export const bigCities = cityRows.map(cityOf);

/**
 * Returns the large city nearest to a point; null if none is within 150 km. `@meetcute/places/all` also knows
 * small towns.
 */
export const nearestCity = createNearestCity(bigCities);
