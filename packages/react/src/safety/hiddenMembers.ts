import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

const hiddenMembersKey = ['gone'] as const;

const none: readonly string[] = [];

/** Ids of members who vanished while this page was open; lists that hold profiles of their own leave them out. */
export function useHiddenMembers(): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: hiddenMembersKey,
    queryFn: () => none,
    enabled: false,
    initialData: none,
    gcTime: Infinity,
  });
  return useMemo(() => new Set(data), [data]);
}

/** Notes that a member vanished, or is there again. */
export function setMemberHidden(queryClient: QueryClient, id: string, isHidden: boolean): void {
  queryClient.setQueryData<readonly string[]>(hiddenMembersKey, (known = none) => {
    const others = known.filter((each) => each !== id);
    return isHidden ? [...others, id] : others;
  });
}
