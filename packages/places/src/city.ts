import type { PlaceCountry } from './regions.ts';

/** City. `region` is an id of `regionsByCountry`, coordinates are in degrees, and population is a head count. */
export interface City {
  readonly name: string;
  readonly country: PlaceCountry;
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
}

/** City as stored in the generated list: name, country, region, latitude, longitude, population. */
export type CityRow = readonly [string, PlaceCountry, string, number, number, number];

/** Converts a row to a city. */
export const cityOf = ([name, country, region, lat, lon, population]: CityRow): City => ({
  name,
  country,
  region,
  lat,
  lon,
  population,
});
