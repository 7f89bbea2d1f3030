import { cityRows } from './cities.generated.ts';
import { cityOf } from './city.ts';
import { createNearestCity } from './nearest.ts';

export type { City } from './city.ts';
export { geocodeOf } from './geocode.ts';
export { createNearestCity, distanceKm } from './nearest.ts';
export * from './regions.ts';

/** The big cities of every country and region here, biggest first; small enough for a browser. */
export const bigCities = cityRows.map(cityOf);

/** The big city nearest to a point, or null when none is within 150 km; `@meetcute/places/all` also knows small towns. */
export const nearestCity = createNearestCity(bigCities);
