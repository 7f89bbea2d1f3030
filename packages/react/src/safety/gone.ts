import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

const goneKey = ['gone'] as const;

const none: readonly string[] = [];

/** Ids of members who vanished while this page was open; lists that hold profiles of their own leave them out. */
export function useGone(): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: goneKey,
    queryFn: () => none,
    enabled: false,
    initialData: none,
    gcTime: Infinity,
  });
  return useMemo(() => new Set(data), [data]);
}

/** Notes that a member vanished, or is there again. */
export function noteGone(queryClient: QueryClient, id: string, isGone: boolean): void {
  queryClient.setQueryData<readonly string[]>(goneKey, (known = none) => {
    const others = known.filter((each) => each !== id);
    return isGone ? [...others, id] : others;
  });
}
