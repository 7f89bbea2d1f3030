export { browserGeolocation, type GeolocationPort, type Position } from './port.ts';
export { useGeolocation, type UseGeolocationResult } from './useGeolocation.ts';
export { useRegions } from './useRegions.ts';
