import { queryFor } from '@meetcute/client';
import { calls, type CallResponse } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../provider/context.ts';

/** Interest that a member can choose. */
export type ChoosableInterest = CallResponse<typeof calls.getInterests>['interests'][number];

const none: readonly ChoosableInterest[] = [];

/**
 * Returns the interests that a member can choose from. Empty until loaded, and after a failure, which is only
 * logged (spec: error.interest-failure-logged-only).
 */
export function useInterests(): readonly ChoosableInterest[] {
  const { data } = useQuery({
    ...queryFor(useClient(), calls.getInterests),
    staleTime: Infinity,
    retry: false,
  });
  return data?.interests ?? none;
}
