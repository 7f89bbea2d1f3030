import { queryKeyOf } from '@meetcute/client';
import { calls, type ChatItem, type MessagePage } from '@meetcute/contract';
import { compareIds, isBehind, type LogEvent } from '@meetcute/core';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { conversationOf, isMemberKey, replay } from './memberCache.ts';

/** What happened since an answer was asked for, because the answer may be older than that. */
interface PendingFetch {
  readonly since: LogEvent[];
  readonly isFirst: boolean;
  hasGap: boolean;
}

/** What stands under a key in another tab. */
export interface SharedQuery {
  readonly queryKey: QueryKey;
  readonly data: unknown;
}

/** So many of the last events are remembered for what other tabs are answered. */
const REMEMBERED = 200;

/** What has to be told of the event log. */
export interface EventReplay {
  /** An event has come that was not there before, in whatever order. */
  record: (event: LogEvent) => void;
  /**
   * Takes what another tab was answered, in which everything up to an event is contained; what came after that is carried
   * out again on top of it. Answers whether it was taken: not where this tab no longer knows all that came after.
   */
  merge: (shared: readonly SharedQuery[], upTo: string | null) => boolean;
  /** Events are missing: open conversations are read again. */
  markGap: () => void;
  stop: () => void;
}

const chatsKey = queryKeyOf(calls.getChats);
const messagesKey = queryKeyOf(calls.getMessages);
const notificationsKey = queryKeyOf(calls.getNotifications);

/**
 * Lets no late answer undo what events have told, whoever asked for it: what happened since is carried out again on top
 * of it. A conversation that the list of chats is ahead of is read again, so that polls alone bring messages too.
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
    const chat = list?.chats.find(({ conversation }) => conversation.id === conversationOf(query.queryKey));
    const { data, status, fetchStatus } = query.state as Query<MessagePage>['state'];
    const isForgotten = status === 'pending' && fetchStatus === 'idle';
    if (chat && (data ? isBehind(data.messages, chat.last_message) : isForgotten)) refetch(query);
  };

  const finish = (query: Query, { since, isFirst, hasGap }: PendingFetch) => {
    pending.delete(query.queryHash);
    // Most answers come with nothing in between.
    if (since.length > 0) {
      const inOrder = since.toSorted((a, b) => compareIds(a.id, b.id));
      replay(queryClient, query.queryKey, inOrder);
    }
    if (conversationOf(query.queryKey) === undefined) return;
    if (hasGap) refetch(query);
    // Only once, so that a list that is always ahead can't have it read without end.
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
      const known = action.manual ? undefined : pending.get(query.queryHash);
      if (known) finish(query, known);
      if (query.queryKey[0] === chatsKey[0]) cache.findAll({ queryKey: messagesKey }).forEach(catchUp);
    }
  });
  return {
    record: (event) => {
      recent = [...recent.slice(1 - REMEMBERED), event];
      pending.forEach(({ since }) => since.push(event));
    },
    merge: (shared, upTo) => {
      const since = recent
        .filter(({ id }) => upTo === null || compareIds(id, upTo) > 0)
        .toSorted((a, b) => compareIds(a.id, b.id));
      if (since.length === REMEMBERED) return false;
      for (const { queryKey, data } of shared) {
        queryClient.setQueryData(queryKey, data);
        replay(queryClient, queryKey, since);
      }
      return shared.length > 0;
    },
    markGap: () => {
      void queryClient.invalidateQueries({ queryKey: messagesKey });
      void queryClient.invalidateQueries({ queryKey: notificationsKey });
      // One that is loaded for the first time goes on with what it was asked.
      pending.forEach((each) => (each.hasGap = each.isFirst));
    },
    stop,
  };
}
