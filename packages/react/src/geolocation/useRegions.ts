import { queryFor } from '@meetcute/client';
import { calls, type Settings } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient, useSettings } from '../provider/context.ts';

type Region = Settings['region_data'][string][number];

const none: readonly Region[] = [];

/** Milliseconds for which a form waits for regions. */
const PATIENCE_MS = 2000;

/**
 * Returns the regions of a country, as `useRegions` does, and whether a form should still wait for them: the question must
 * not be left out only because they load.
 */
export function useAwaitedRegions(country: string): { regions: readonly Region[]; isAwaited: boolean } {
  const configuredRegions = useSettings().region_data[country];
  const { data, isLoading } = useQuery({
    ...queryFor(useClient(), calls.getRegions),
    enabled: country !== '' && configuredRegions === undefined,
    staleTime: Infinity,
    retry: false,
  });
  const [lateCountry, setLateCountry] = useState('');
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLateCountry(country), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [country, isLoading]);
  return {
    regions: configuredRegions ?? data?.regions[country] ?? none,
    isAwaited: isLoading && lateCountry !== country,
  };
}

/**
 * Returns the regions of a country. They come from the settings or, if missing there, from the server. Empty until loaded,
 * after a failure, and for an empty country code.
 */
export function useRegions(country: string): readonly Region[] {
  return useAwaitedRegions(country).regions;
}
