export { browserGeolocation, type GeolocationPort, type Position } from './port.ts';
export { useGeolocation, type Geolocation } from './useGeolocation.ts';
export { useRegions } from './useRegions.ts';
