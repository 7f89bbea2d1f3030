import type { Client } from '@meetcute/client';
import { calls, type MessagePage } from '@meetcute/contract';
import { compareIds, mergeMessages } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { conversationKey } from '../live/conversation-cache.ts';

const idsOf = (page: MessagePage | undefined) => new Set(page?.messages.map(({ id }) => id));

/**
 * Joins the newest page with the messages already loaded. `cachedPage` is the cached page from the start of the fetch:
 * messages that arrived since may be missing from the response. Older messages are dropped when there is a gap before
 * the new page, or when the new page is the beginning, because a conversation must not hide a gap.
 */
export function joinPages(
  cachedPage: MessagePage | undefined,
  page: MessagePage,
  earlierPage: MessagePage | undefined = cachedPage,
): MessagePage {
  if (!cachedPage) return page;
  const start = page.messages[0]?.id;
  const end = page.messages.at(-1)?.id ?? '0';
  const newest = cachedPage.messages.at(-1)?.id;
  const meets =
    start !== undefined && newest !== undefined && page.before !== null && compareIds(newest, start) >= 0;
  const [had, receivedIds] = [idsOf(earlierPage), idsOf(page)];
  const isAbove = (id: string) => meets && compareIds(id, start) < 0;
  const isSince = (id: string) => compareIds(id, end) > 0 && !had.has(id);
  const keptMessages = cachedPage.messages.filter(
    ({ id }) => receivedIds.has(id) || isAbove(id) || isSince(id),
  );
  if (keptMessages.length === 0) return page;
  const isLonger = keptMessages.some(({ id }) => isAbove(id));
  const messages = [...mergeMessages(keptMessages, page.messages)];
  return { ...page, messages, before: isLonger ? cachedPage.before : page.before };
}

/** Returns the query options of a conversation: the newest page, joined with the messages loaded before. */
export const conversationQuery = (client: Client, queryClient: QueryClient, conversation: string) => ({
  queryKey: conversationKey(conversation),
  // `joinPages` keeps unchanged messages itself and compares only where pages meet.
  structuralSharing: false,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MessagePage> => {
    const readCachedPage = () => queryClient.getQueryData<MessagePage>(conversationKey(conversation));
    const earlierPage = readCachedPage();
    const page = await client.call(calls.getMessages, { query: { conversation }, signal });
    return joinPages(readCachedPage(), page, earlierPage);
  },
  meta: { call: calls.getMessages.name },
});
