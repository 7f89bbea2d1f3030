import { GEOLOCATION_MAX_AGE_MS } from '../constants.ts';

/** Geolocation permission of the browser; 'unsupported' without the API. */
export type GeolocationPermission = 'unknown' | 'prompt' | 'granted' | 'denied' | 'unsupported';

/** Location of a position, as returned by the geocode call; null for an unknown part. */
export interface Geocode {
  readonly country: string | null;
  readonly countryregion: string | null;
  readonly city: string | null;
}

/** Known location of the user (spec: state.geolocation-permission-and-geocode). */
export interface GeolocationState {
  readonly permission: GeolocationPermission;
  readonly geocode: Geocode | null;
  /** Time of the geocode in milliseconds since 1970; null without one. */
  readonly at: number | null;
}

/** Events that `reduceGeolocation` handles. */
export type GeolocationEvent =
  | { readonly type: 'permission'; readonly permission: GeolocationPermission }
  | { readonly type: 'found'; readonly geocode: Geocode; readonly at: number }
  | { readonly type: 'failed' };

/** State before the first request. */
export const initialGeolocation: GeolocationState = { permission: 'unknown', geocode: null, at: null };

/** Returns the next geolocation state. A failure clears the location (spec: error.geolocation-failure-null-geocode). */
export function reduceGeolocation(state: GeolocationState, event: GeolocationEvent): GeolocationState {
  switch (event.type) {
    case 'permission':
      return { ...state, permission: event.permission };
    case 'found':
      return { permission: 'granted', geocode: event.geocode, at: event.at };
    case 'failed':
      return { ...state, geocode: null, at: null };
  }
}

/**
 * Returns whether the cached location is still usable, for at most an hour
 * (spec: const.geolocation-max-age-1-hour).
 */
export const isGeocodeFresh = ({ at }: GeolocationState, now: number): boolean =>
  at !== null && now >= at && now - at <= GEOLOCATION_MAX_AGE_MS;

/** Returns whether to request a position: false if the browser does not support it or the user denied it. */
export const canLocate = ({ permission }: GeolocationState): boolean =>
  permission !== 'denied' && permission !== 'unsupported';

/** Location fields of a form; '' for an empty one. */
export interface Place {
  readonly country: string;
  readonly region: string;
  readonly city: string;
}

/**
 * Fills the empty location fields of a form from a geocode. Never overwrites a value, and fills region and
 * city only within the form's country (spec: signup.step3.geolocation-on-entry).
 */
export function withGeocode(place: Place, geocode: Geocode, countries: readonly string[]): Place {
  const geocodeCountry =
    geocode.country !== null && countries.includes(geocode.country) ? geocode.country : '';
  const country = place.country || geocodeCountry;
  if (country === '' || country !== geocodeCountry || place.region !== '' || place.city !== '') {
    return { ...place, country };
  }
  return { country, region: geocode.countryregion ?? '', city: geocode.city ?? '' };
}
