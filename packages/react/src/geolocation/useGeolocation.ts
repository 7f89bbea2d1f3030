import { queryFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import {
  canLocate,
  isGeocodeFresh,
  reduceGeolocation,
  type Geocode,
  type GeolocationEvent,
  type GeolocationState,
} from '@meetcute/core';
import { useEffect, useEffectEvent } from 'react';
import { useClient, useClientStore, usePorts, useQueryClient } from '../provider/context.ts';
import { useClientState } from '../provider/useClientState.ts';

/** State of the geolocation, returned by `useGeolocation`. */
export interface UseGeolocationResult extends GeolocationState {
  /** Whether the place is being determined. */
  isLocating: boolean;
}

/** Rounds to two decimals, about one kilometre: enough for a town, and too coarse for an address. */
const coarsen = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Returns a function that locates by the browser and geocodes by the server. It resolves to null if either fails. */
function useGeocode(): () => Promise<Geocode | null> {
  const queryClient = useQueryClient();
  const client = useClient();
  const { geolocation: port, log } = usePorts();
  return async () => {
    const position = await port.position().catch(async (cause: unknown) => {
      // Denying permission is a choice, not an error.
      if ((await port.permission()) !== 'denied') log('The position could not be determined.', cause);
      return null;
    });
    if (!position) return null;
    const query = { lat: coarsen(position.lat), lon: coarsen(position.lon) };
    // The error policy logs a failed call.
    return queryClient.fetchQuery(queryFor(client, calls.geocode, query)).catch(() => null);
  };
}

/**
 * Determines the person's place on mount and calls `onFound` with it. A place is reused for an hour. A failure leaves
 * `geocode` null and is only logged (spec: signup.step3.geolocation-on-entry, error.geolocation-failure-null-geocode,
 * const.geolocation-max-age-1-hour).
 */
export function useGeolocation(onFound: (geocode: Geocode) => void): UseGeolocationResult {
  const { geolocation: port, now } = usePorts();
  const store = useClientStore();
  const geolocation = useClientState((state) => state.geolocation);
  const isLocating = useClientState((state) => state.isLocating);
  const read = () => store.getState().geolocation;
  const dispatch = (event: GeolocationEvent) =>
    store.setState({ geolocation: reduceGeolocation(read(), event) });
  const geocodeNow = useGeocode();

  const locate = async (): Promise<Geocode | null> => {
    dispatch({ type: 'permission', permission: await port.permission() });
    const currentState = read();
    if (!canLocate(currentState)) return null;
    if (currentState.geocode && isGeocodeFresh(currentState, now().getTime())) return currentState.geocode;
    store.setState({ isLocating: true });
    const geocode = await geocodeNow();
    store.setState({ isLocating: false });
    if (geocode) dispatch({ type: 'found', geocode, at: now().getTime() });
    else {
      dispatch({ type: 'failed' });
      dispatch({ type: 'permission', permission: await port.permission() });
    }
    return geocode;
  };

  const locateOnMount = useEffectEvent(locate);
  // The form may have changed while the request was in flight.
  const notifyFound = useEffectEvent(onFound);
  useEffect(() => {
    let isMounted = true;
    void locateOnMount().then((geocode) => geocode && isMounted && notifyFound(geocode));
    return () => void (isMounted = false);
  }, []);
  return { ...geolocation, isLocating };
}
