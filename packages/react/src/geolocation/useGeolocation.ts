import { queryFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import {
  canLocate,
  initialGeolocation,
  isGeocodeFresh,
  reduceGeolocation,
  type Geocode,
  type GeolocationEvent,
  type GeolocationState,
} from '@meetcute/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useClient, usePorts } from '../provider/context.ts';

export interface UseGeolocationResult extends GeolocationState {
  /** Whether the place is being looked for. */
  isLocating: boolean;
}

/** Two decimals are about a kilometre: enough for a town, and nobody's door. */
const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Where it stands in the query cache: in memory, because nobody else needs to find it later. */
const geolocationKey = ['geolocation'] as const;

const initial: UseGeolocationResult = { ...initialGeolocation, isLocating: false };

/** A state that lives as long as the page, and how to let something happen to it. */
function useGeolocationState() {
  const queryClient = useQueryClient();
  const { data: state } = useQuery({
    queryKey: geolocationKey,
    queryFn: () => initial,
    initialData: initial,
    enabled: false,
    gcTime: Infinity,
  });
  const read = () => queryClient.getQueryData<UseGeolocationResult>(geolocationKey) ?? initial;
  const change = (next: Partial<UseGeolocationResult>) =>
    queryClient.setQueryData<UseGeolocationResult>(geolocationKey, { ...read(), ...next });
  const tell = (event: GeolocationEvent) => change(reduceGeolocation(read(), event));
  return { state, read, change, tell };
}

/** Asks the browser and then the server; null where either does not know. */
function useGeocode(): () => Promise<Geocode | null> {
  const queryClient = useQueryClient();
  const client = useClient();
  const { geolocation: port, log } = usePorts();
  return async () => {
    const position = await port.position().catch(async (cause: unknown) => {
      // Who says no has made a choice, and that is no fault.
      if ((await port.permission()) !== 'denied') log('The place could not be found.', cause);
      return null;
    });
    if (!position) return null;
    const query = { lat: roughly(position.lat), lon: roughly(position.lon) };
    // A failed call is written down by the error policy.
    return queryClient.fetchQuery(queryFor(client, calls.geocode, query)).catch(() => null);
  };
}

/**
 * Looks for where the person is when a part that uses it appears, and tells what was found. A place is used again for
 * an hour; a failure leaves none and is only written down (spec: signup.step3.geolocation-on-entry,
 * error.geolocation-failure-null-geocode, const.geolocation-max-age-1-hour).
 */
export function useGeolocation(onFound: (geocode: Geocode) => void): UseGeolocationResult {
  const { geolocation: port, now } = usePorts();
  const { state, read, change, tell } = useGeolocationState();
  const geocodeNow = useGeocode();

  const locate = async (): Promise<Geocode | null> => {
    tell({ type: 'permission', permission: await port.permission() });
    const known = read();
    if (!canLocate(known)) return null;
    if (known.geocode && isGeocodeFresh(known, now().getTime())) return known.geocode;
    change({ isLocating: true });
    const geocode = await geocodeNow();
    change({ isLocating: false });
    if (geocode) tell({ type: 'found', geocode, at: now().getTime() });
    else {
      tell({ type: 'failed' });
      tell({ type: 'permission', permission: await port.permission() });
    }
    return geocode;
  };

  const enter = useEffectEvent(locate);
  // The form may have changed while the answer was on its way.
  const tellFound = useEffectEvent(onFound);
  useEffect(() => {
    let isHere = true;
    void enter().then((geocode) => geocode && isHere && tellFound(geocode));
    return () => void (isHere = false);
  }, []);
  return state;
}
