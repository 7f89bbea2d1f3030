import { queryFor } from '@meetcute/client';
import { calls, type Settings } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient, useSettings } from '../provider/context.ts';

type Region = Settings['region_data'][string][number];

const none: readonly Region[] = [];

/**
 * Returns the regions of a country. They come from the settings or, if missing there, from the server. Empty until loaded,
 * after a failure, and for an empty country code.
 */
export function useRegions(country: string): readonly Region[] {
  const configuredRegions = useSettings().region_data[country];
  const { data } = useQuery({
    ...queryFor(useClient(), calls.getRegions),
    enabled: country !== '' && configuredRegions === undefined,
    staleTime: Infinity,
    retry: false,
  });
  return configuredRegions ?? data?.regions[country] ?? none;
}
