import { GEOLOCATION_MAX_AGE_MS, type GeolocationPermission } from '@meetcute/core';

/** Geographic position. */
export interface Position {
  /** Latitude in degrees, positive to the north. */
  readonly lat: number;
  /** Longitude in degrees, positive to the east. */
  readonly lon: number;
}

/** Port to the browser's geolocation. */
export interface GeolocationPort {
  /** Resolves to the current permission without prompting the person. */
  readonly permission: () => Promise<GeolocationPermission>;
  /** Resolves to the person's position, at most one hour old. The browser may prompt. Rejects without a position. */
  readonly position: () => Promise<Position>;
}

/** Maximum wait for a position, in milliseconds. By then the person has typed the place. */
const POSITION_TIMEOUT_MS = 15_000;

async function permission(): Promise<GeolocationPermission> {
  if (!('geolocation' in navigator)) return 'unsupported';
  // Some browsers support geolocation but not the permissions query.
  return (await navigator.permissions?.query({ name: 'geolocation' }))?.state ?? 'unknown';
}

/** Implementation of `GeolocationPort` with the browser's geolocation API. */
export const browserGeolocation: GeolocationPort = {
  permission: () => permission().catch(() => 'unknown'),
  position: () =>
    new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
        (cause) => reject(new Error(cause.message, { cause })),
        // Town-level accuracy is enough.
        { maximumAge: GEOLOCATION_MAX_AGE_MS, timeout: POSITION_TIMEOUT_MS, enableHighAccuracy: false },
      );
    }),
};
