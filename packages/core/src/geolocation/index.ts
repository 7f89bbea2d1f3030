import { GEOLOCATION_MAX_AGE } from '../constants.ts';

/** What a browser says about being asked where it is; 'unsupported' where it can't be asked. */
export type GeolocationPermission = 'unknown' | 'prompt' | 'granted' | 'denied' | 'unsupported';

/** The place a position lies in, as the geocode call answers it; null for a part that is not known. */
export interface Geocode {
  readonly country: string | null;
  readonly countryregion: string | null;
  readonly city: string | null;
}

/** What is known of where the person is (spec: state.geolocation-permission-and-geocode). */
export interface GeolocationState {
  readonly permission: GeolocationPermission;
  readonly geocode: Geocode | null;
  /** When the geocode was learnt, in milliseconds since 1970; null without one. */
  readonly at: number | null;
}

export type GeolocationEvent =
  | { readonly type: 'permission'; readonly permission: GeolocationPermission }
  | { readonly type: 'found'; readonly geocode: Geocode; readonly at: number }
  | { readonly type: 'failed' };

/** Before anything was asked. */
export const initialGeolocation: GeolocationState = { permission: 'unknown', geocode: null, at: null };

/** The state as the browser and the server answer; a failure leaves no place (spec: error.geolocation-failure-null-geocode). */
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

/** Whether the place is young enough to be used again: at most an hour (spec: const.geolocation-max-age-1-hour). */
export const isGeocodeFresh = ({ at }: GeolocationState, now: number): boolean =>
  at !== null && now >= at && now - at <= GEOLOCATION_MAX_AGE;

/** Whether a position is looked for: not where the browser can't, and not where the person said no. */
export const canLocate = ({ permission }: GeolocationState): boolean =>
  permission !== 'denied' && permission !== 'unsupported';

/** A place as a form holds it; '' for a part that is empty. */
export interface Place {
  readonly country: string;
  readonly region: string;
  readonly city: string;
}

/**
 * The form's place with the found one in its empty parts. What the person has or has typed is never overwritten, and
 * region and city are taken only where they lie in the form's country (spec: signup.step3.geolocation-on-entry).
 */
export function withGeocode(place: Place, geocode: Geocode, countries: readonly string[]): Place {
  const found = geocode.country !== null && countries.includes(geocode.country) ? geocode.country : '';
  const country = place.country || found;
  if (country === '' || country !== found || place.region !== '' || place.city !== '') {
    return { ...place, country };
  }
  return { country, region: geocode.countryregion ?? '', city: geocode.city ?? '' };
}
