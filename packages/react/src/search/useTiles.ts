import { queryFor } from '@meetcute/client';
import { calls, type Cam, type FilterOptions } from '@meetcute/contract';
import { tileKinds, type TileSupply } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient, usePorts, useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

// Stable references, so that memoized results with tiles are not computed again.
const none = [] as const;
const anAdvert = [true] as const;
const loading = [null] as const;

/** Returns the partner's query. Only gender and age filters are sent to the partner (spec: call.get-xcams-search). */
const camQuery = ({ gender, min_age, max_age }: FilterOptions) => ({
  ...(gender === null ? {} : { gender }),
  ...(min_age === null ? {} : { min_age }),
  ...(max_age === null ? {} : { max_age }),
});

/**
 * Loads the partner tiles of a search, for `insertTiles`. Empty for logged-out visitors, paying and new members. A
 * null entry is a webcam offer that is loading; a failed partner has none. `isKnown` is whether the filters are known
 * (spec: tile.shown-to-unpaid-older-than-4-days).
 */
export function useTiles(filters: FilterOptions, isKnown: boolean): Required<TileSupply<Cam | null, true>> {
  const client = useClient();
  const { now } = usePorts();
  const kinds = tileKinds(useViewer() ?? null, useSettings(), now());
  const { data, isPending } = useQuery({
    ...queryFor(client, calls.searchCams, camQuery(filters)),
    enabled: kinds.cam && isKnown,
    staleTime: Infinity,
    retry: false,
    throwOnError: false,
  });
  const offers = useMemo(() => Object.values(data?.cams ?? {}), [data]);
  const cams = isPending ? loading : offers;
  return { cams: kinds.cam ? cams : none, adverts: kinds.advert ? anAdvert : none };
}
