import { queryKeyOf } from '@meetcute/client';
import { calls, type ChatItem, type MessagePage } from '@meetcute/contract';
import { compareIds, isBehind, type LogEvent } from '@meetcute/core';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { readConversationId, isMemberKey, replay } from './member-cache.ts';

/** Events received since a fetch started. They are applied again to its response, which may be older. */
interface PendingFetch {
  readonly since: LogEvent[];
  readonly isFirst: boolean;
  hasGap: boolean;
}

/** Cached query data from another tab. */
export interface SharedQuery {
  /** Key of the query. */
  readonly queryKey: QueryKey;
  /** Cached data. */
  readonly data: unknown;
}

/** Number of recent events that are kept for merging responses from other tabs. */
const MAX_RECENT_EVENTS = 200;

/** Merges responses with the events of the event log. */
export interface EventReplay {
  /** Records a new event; events may arrive out of order. */
  record: (event: LogEvent) => void;
  /**
   * Takes over query data from another tab that includes all events up to `upTo`, and applies later events again on
   * top. Returns false, and changes nothing, when `shared` is empty or this tab no longer has all later events.
   */
  merge: (shared: readonly SharedQuery[], upTo: string | null) => boolean;
  /** Reports missing events: conversations, notifications and orders are fetched again. */
  markGap: () => void;
  /** Stops watching the query cache. */
  stop: () => void;
}

const chatsKey = queryKeyOf(calls.getChats);
const messagesKey = queryKeyOf(calls.getMessages);

/**
 * Keeps late responses from undoing events: events received during a fetch are applied again to its response. Also
 * refetches a conversation when the chat list is ahead of it, so that messages arrive by polling alone, too.
 */
export function replayEvents(queryClient: QueryClient): EventReplay {
  const cache = queryClient.getQueryCache();
  const pending = new Map<string, PendingFetch>();
  let recent: readonly LogEvent[] = [];

  const begin = ({ queryHash, state }: Query) =>
    pending.set(queryHash, { since: [], isFirst: state.data === undefined, hasGap: false });

  const refetch = ({ queryKey }: Query) => void queryClient.invalidateQueries({ queryKey, exact: true });

  const catchUp = (query: Query) => {
    const list = queryClient.getQueryData<{ chats: readonly ChatItem[] }>(chatsKey);
    const chat = list?.chats.find(
      ({ conversation }) => conversation.id === readConversationId(query.queryKey),
    );
    const { data, status, fetchStatus } = query.state as Query<MessagePage>['state'];
    const isCleared = status === 'pending' && fetchStatus === 'idle';
    if (chat && (data ? isBehind(data.messages, chat.last_message) : isCleared)) refetch(query);
  };

  const finish = (query: Query, { since, isFirst, hasGap }: PendingFetch) => {
    pending.delete(query.queryHash);
    // Most fetches complete without an event in between.
    if (since.length > 0) {
      const inOrder = since.toSorted((a, b) => compareIds(a.id, b.id));
      replay(queryClient, query.queryKey, inOrder);
    }
    if (readConversationId(query.queryKey) === undefined) return;
    if (hasGap) refetch(query);
    // Only after the first fetch, so that a list that is always ahead can't cause an endless loop.
    else if (isFirst) catchUp(query);
  };

  for (const query of cache.getAll())
    if (isMemberKey(query.queryKey) && query.state.fetchStatus !== 'idle') begin(query);
  const stop = cache.subscribe((event) => {
    const { query } = event;
    if (!isMemberKey(query.queryKey)) return;
    if (event.type === 'removed') pending.delete(query.queryHash);
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'fetch') begin(query);
    else if (action.type === 'error') pending.delete(query.queryHash);
    else if (action.type === 'success') {
      const pendingFetch = action.manual ? undefined : pending.get(query.queryHash);
      if (pendingFetch) finish(query, pendingFetch);
      if (query.queryKey[0] === chatsKey[0]) cache.findAll({ queryKey: messagesKey }).forEach(catchUp);
    }
  });
  return {
    record: (event) => {
      recent = [...recent.slice(1 - MAX_RECENT_EVENTS), event];
      pending.forEach(({ since }) => since.push(event));
    },
    merge: (sharedQueries, upTo) => {
      const laterEvents = recent
        .filter(({ id }) => upTo === null || compareIds(id, upTo) > 0)
        .toSorted((a, b) => compareIds(a.id, b.id));
      if (laterEvents.length === MAX_RECENT_EVENTS) return false;
      for (const { queryKey, data } of sharedQueries) {
        queryClient.setQueryData(queryKey, data);
        replay(queryClient, queryKey, laterEvents);
      }
      return sharedQueries.length > 0;
    },
    markGap: () => {
      void queryClient.invalidateQueries({ queryKey: messagesKey });
      for (const { name } of [calls.getNotifications, calls.getTransaction, calls.getOrders])
        void queryClient.invalidateQueries({ queryKey: [name] });
      // A first fetch is not restarted by the invalidation; it is repeated when it has finished.
      pending.forEach((each) => (each.hasGap = each.isFirst));
    },
    stop,
  };
}
