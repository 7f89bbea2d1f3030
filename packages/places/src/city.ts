import type { PlaceCountry } from './regions.ts';

/** A city; `region` is an id of `regionsByCountry`, coordinates are degrees, population a head count. */
export interface City {
  readonly name: string;
  readonly country: PlaceCountry;
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
}

/** A city as the generated list keeps it: name, country, region, latitude, longitude, population. */
export type CityRow = readonly [string, PlaceCountry, string, number, number, number];

/** The city of a row. */
export const cityOf = ([name, country, region, lat, lon, population]: CityRow): City => ({
  name,
  country,
  region,
  lat,
  lon,
  population,
});
