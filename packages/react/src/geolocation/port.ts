import { GEOLOCATION_MAX_AGE, type GeolocationPermission } from '@meetcute/core';

/** A point on earth, in degrees. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** The browser's door to where the person is. */
export interface GeolocationPort {
  /** What the person has said so far; asks nobody. */
  readonly permission: () => Promise<GeolocationPermission>;
  /** Where the person is, an hour old at most; the browser may ask. Rejects where it is not told. */
  readonly position: () => Promise<Position>;
}

/** Longest wait for a position, in milliseconds: by then the person has typed it. */
const PATIENCE = 15_000;

async function permission(): Promise<GeolocationPermission> {
  if (!('geolocation' in navigator)) return 'unsupported';
  // Some browsers can locate and not say whether they may.
  return (await navigator.permissions?.query({ name: 'geolocation' }))?.state ?? 'unknown';
}

/** Where the person is, as the browser has it. */
export const browserGeolocation: GeolocationPort = {
  permission: () => permission().catch(() => 'unknown'),
  position: () =>
    new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
        (cause) => reject(new Error(cause.message, { cause })),
        // A town is near enough.
        { maximumAge: GEOLOCATION_MAX_AGE, timeout: PATIENCE, enableHighAccuracy: false },
      );
    }),
};
