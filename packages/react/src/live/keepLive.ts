import { followEvents, queryFor, userQuery, type Client } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import {
  compareIds,
  initialEvents,
  reduceEvents,
  type EventAction,
  type LogEvent,
  type PolledCall,
} from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { forgetWriting } from '../chat/outbox.ts';
import type { Drafts } from '../provider/drafts.ts';
import type { PushPort } from '../push/port.ts';
import { keepPush, pushOf } from '../push/pushState.ts';
import { keepAnswers } from './keepAnswers.ts';
import { keepPolling } from './keepPolling.ts';
import { joinTabs } from './leader.ts';
import { readMember, writeMember } from './memberCache.ts';

type StreamNews = { type: 'event'; event: LogEvent } | { type: 'open' | 'heard' | 'loss' };

export interface KeepLiveOptions {
  queryClient: QueryClient;
  client: Client;
  user: User;
  push: PushPort;
  drafts: Drafts;
}

/** Query options of a polled call, as the readers of its data use them. */
const queryOf = (client: Client, call: PolledCall) =>
  ({
    getUser: userQuery(client),
    getChats: queryFor(client, calls.getChats),
    getLikes: queryFor(client, calls.getLikes),
  })[call];

/**
 * Keeps a member's data live until stopped: one tab reads the event log and tells the others, polls stand in while the
 * stream is silent, and both go through the reducer of core into the query cache.
 */
export function keepLive({ queryClient, client, user, push, drafts }: KeepLiveOptions): () => void {
  let events = initialEvents();
  let polls = Promise.resolve();
  const answers = keepAnswers(queryClient);

  const dispatch = (action: EventAction) => {
    const before = readMember(queryClient);
    const hadGap = events.needsPoll;
    events = reduceEvents({ ...events, data: before }, action);
    writeMember(queryClient, before, events.data);
    if (!events.needsPoll || hadGap) return;
    poller.tell('streamGap');
    answers.missed();
  };

  // One poll at a time, so that an event that comes in between is carried out on top of the answer, not lost under it.
  const ask = (call: PolledCall): Promise<void> => {
    polls = polls.then(async () => {
      dispatch({ type: 'pollStarted' });
      const options = queryOf(client, call) as ReturnType<typeof userQuery>;
      const isGood = await queryClient.fetchQuery({ ...options, staleTime: 0 }).then(
        () => true,
        () => false,
      );
      dispatch(isGood ? { type: 'polled', data: {} } : { type: 'pollFailed' });
    });
    return polls;
  };

  const stopPush = keepPush(queryClient, push);
  const poller = keepPolling({ ask, push: () => pushOf(queryClient) });

  const take = (event: LogEvent) => {
    if (events.cursor === null || compareIds(event.id, events.cursor) > 0) answers.heard(event);
    dispatch({ type: 'received', event });
    if (event.type !== 'chat_removed') return;
    const { conversation } = event.data;
    forgetWriting({ queryClient, drafts, member: user.profile.id, conversation });
  };

  const hear = (news: StreamNews) => {
    if (news.type === 'event') take(news.event);
    else
      poller.tell(({ open: 'streamOpened', heard: 'streamHeard', loss: 'streamLost' } as const)[news.type]);
  };
  const tabs = joinTabs<StreamNews>(`meetcute-${user.profile.id}`, hear);
  const share = (news: StreamNews) => {
    tabs.tell(news);
    hear(news);
  };
  tabs.lead((signal) =>
    followEvents(client, {
      lastEventId: events.cursor ?? undefined,
      onEvent: (event) => share({ type: 'event', event }),
      onOpen: () => share({ type: 'open' }),
      onHeard: () => share({ type: 'heard' }),
      onLoss: () => share({ type: 'loss' }),
      onForbidden: () => ask('getUser'),
      signal,
    }),
  );
  return () => {
    tabs.stop();
    poller.stop();
    answers.stop();
    stopPush();
  };
}
