import { queryKeyOf } from '@meetcute/client';
import type { CallQuery, CallResponse } from '@meetcute/contract';
import type { DeskCall } from '@meetcute/contract/desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDesk } from './desk-context.ts';

/** Loads a list page by page. `cursor` is the name that the call's query has for the place of the next page. */
export function usePages<C extends DeskCall>(call: C, query: CallQuery<C>, cursor: 'after' | 'before') {
  const { client } = useDesk();
  return useInfiniteQuery({
    queryKey: queryKeyOf(call, query),
    queryFn: ({ pageParam, signal }): Promise<CallResponse<C>> => {
      const page = pageParam === '' ? query : { ...(query as unknown as object), [cursor]: pageParam };
      // Which query a call has is known where it is named, and not here.
      return client.call(call, ...([{ query: page, signal }] as never));
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page as { next: string | null }).next,
  });
}
