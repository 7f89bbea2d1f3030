import type { Client } from '@meetcute/client';
import { calls, type MessagePage } from '@meetcute/contract';
import { compareIds, mergeMessages } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { threadKey } from '../live/memberCache.ts';

/**
 * Puts the newest page together with what was loaded before it. Where messages between the two are missing only the
 * page is kept, because a conversation must not show a hole as if it were none.
 */
export function joinPages(known: MessagePage | undefined, page: MessagePage): MessagePage {
  const start = page.messages[0];
  const [oldest, newest] = [known?.messages[0], known?.messages.at(-1)];
  if (!known || !start || !oldest || !newest) return page;
  const meets = compareIds(newest.id, start.id) >= 0;
  if (!meets || compareIds(oldest.id, start.id) >= 0) return page;
  return { ...page, messages: [...mergeMessages(known.messages, page.messages)], before: known.before };
}

/** Query options of a conversation: the newest page, joined with what was loaded before. */
export const threadQuery = (client: Client, queryClient: QueryClient, conversation: string) => ({
  queryKey: threadKey(conversation),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MessagePage> => {
    const page = await client.call(calls.getMessages, { query: { conversation }, signal });
    return joinPages(queryClient.getQueryData<MessagePage>(threadKey(conversation)), page);
  },
  meta: { call: calls.getMessages.name },
});
