import { queryFor } from '@meetcute/client';
import { calls, type Cam, type FilterOptions } from '@meetcute/contract';
import { tileKinds, type TileSupply } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient, usePorts, useSettings } from '../provider/context.ts';
import { useViewer } from '../session/useViewer.ts';

// The same lists each time, so that whoever puts tiles into results does it once.
const none = [] as const;
const anAdvert = [true] as const;
const onItsWay = [null] as const;

/** Of the filters only gender and ages are told to the partner (spec: call.get-xcams-search). */
const camQuery = ({ gender, min_age, max_age }: FilterOptions) => ({
  ...(gender === null ? {} : { gender }),
  ...(min_age === null ? {} : { min_age }),
  ...(max_age === null ? {} : { max_age }),
});

/**
 * What the tiles of a search show, for `insertTiles`: none for visitors, paid and new members; null stands for a webcam
 * offer on its way, and a partner that fails has none (spec: tile.shown-to-unpaid-older-than-4-days).
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
  const cams = isPending ? onItsWay : offers;
  return { cams: kinds.cam ? cams : none, adverts: kinds.advert ? anAdvert : none };
}
