import { queryFor } from '@meetcute/client';
import { calls, type Settings } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient, useSettings } from '../provider/context.ts';

type Region = Settings['region_data'][string][number];

const none: readonly Region[] = [];

/** The regions of a country, from the settings or, where those leave them out, from their call; none while it is asked and after a failure. */
export function useRegions(country: string): readonly Region[] {
  const known = useSettings().region_data[country];
  const { data } = useQuery({
    ...queryFor(useClient(), calls.getRegions),
    enabled: country !== '' && known === undefined,
    staleTime: Infinity,
    retry: false,
  });
  return known ?? data?.regions[country] ?? none;
}
