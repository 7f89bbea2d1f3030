import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

const hiddenMembersKey = ['gone'] as const;

const none: readonly string[] = [];

/**
 * Returns the ids of members who became unavailable while this page was open. Lists with own copies must omit them.
 */
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

/** Records that a member became unavailable, or is available again. */
export function setMemberHidden(queryClient: QueryClient, id: string, isHidden: boolean): void {
  queryClient.setQueryData<readonly string[]>(hiddenMembersKey, (known = none) => {
    const others = known.filter((each) => each !== id);
    return isHidden ? [...others, id] : others;
  });
}
