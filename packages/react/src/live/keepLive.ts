import { ApiError, followEvents, queryFor, userQuery, type Client } from '@meetcute/client';
import { calls, type MemberSignal, type User } from '@meetcute/contract';
import { compareIds, initialEvents, reduceEvents, type EventAction, type LogEvent } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { applyToOutbox } from '../messaging/outbox.ts';
import { noteReached } from '../connection/reached.ts';
import type { PushPort } from '../push/port.ts';
import { keepPush, pushOf } from '../push/pushState.ts';
import { keepAnswers, type SharedAnswer } from './keepAnswers.ts';
import { keepPolling, type PollOutcome } from './keepPolling.ts';
import { keepTyping } from './keepTyping.ts';
import { joinTabs } from './leader.ts';
import { readMember, writeMember } from './memberCache.ts';
import { browserPresence, type Presence } from './presence.ts';

/** What a tab tells the others: news of the stream that it reads for all, and what came of a poll; `upTo` is the newest event in it. */
type News =
  | { type: 'event'; event: LogEvent }
  | { type: 'signal'; signal: MemberSignal }
  | { type: 'open' | 'heard' | 'loss' }
  | { type: 'poll'; took: number; outcome: PollOutcome; answers: SharedAnswer[]; upTo: string | null };

export interface KeepLiveOptions {
  queryClient: QueryClient;
  client: Client;
  user: User;
  push: PushPort;
  /** Whether anybody could see what is asked for. Default: the browser's own knowledge. */
  presence?: Presence;
}

/** Query options of the polled calls, as the readers of their data use them. */
const polled = (client: Client) => [
  userQuery(client),
  queryFor(client, calls.getChats),
  queryFor(client, calls.getLikes),
];
type Polled = ReturnType<typeof userQuery>;

const outcomeOf = (error: unknown): PollOutcome => ({
  isGood: false,
  retryAfter: 1000 * ((error instanceof ApiError ? error.retryAfter : undefined) ?? 0),
});

/**
 * Keeps a member's data live until stopped: one tab reads the event log and tells the others, polls stand in while the
 * stream is silent, and both go through the reducer of core into the query cache.
 */
export function keepLive({
  queryClient,
  client,
  user,
  push,
  presence = browserPresence,
}: KeepLiveOptions): () => void {
  let events = initialEvents();
  let asking: Promise<unknown> = Promise.resolve();
  const answers = keepAnswers(queryClient);
  const typing = keepTyping(queryClient);

  const dispatch = (action: EventAction) => {
    const before = readMember(queryClient);
    const { held, needsPoll: hadGap } = events;
    events = reduceEvents({ ...events, data: before }, action);
    writeMember(queryClient, before, events.data);
    // What is missing since a poll began may be missing from its answer too.
    const isNews = !hadGap || action.type === 'polled' || events.held.length > held.length;
    if (!events.needsPoll || !isNews) return;
    poller.tell('streamGap');
    if (!hadGap || action.type === 'polled') answers.missed();
  };

  // One poll at a time, so that an event that comes in between is carried out on top of the answer, not lost under it.
  const ask = (options: Polled): Promise<PollOutcome> => {
    const answered = asking.then(async (): Promise<PollOutcome> => {
      dispatch({ type: 'pollStarted' });
      try {
        await queryClient.fetchQuery({ ...options, staleTime: 0 });
        dispatch({ type: 'polled', data: {} });
        return { isGood: true };
      } catch (error) {
        dispatch({ type: 'pollFailed' });
        return outcomeOf(error);
      }
    });
    asking = answered;
    return answered;
  };

  /** Asks for everything and shares it. That the member is gone is for each tab to find out. */
  const poll = async (): Promise<PollOutcome> => {
    const began = performance.now();
    const asked = polled(client) as Polled[];
    const outcomes = await Promise.all(asked.map(ask));
    const outcome = outcomes.find(({ isGood }) => !isGood) ?? { isGood: true };
    const known = asked.map(({ queryKey }) => ({ queryKey, data: queryClient.getQueryData(queryKey) }));
    const shared = outcome.isGood && readMember(queryClient).user ? known : [];
    const took = performance.now() - began;
    tabs.tell({ type: 'poll', took, outcome, answers: shared, upTo: events.cursor });
    return outcome;
  };

  const stopPush = keepPush(queryClient, push);

  const take = (event: LogEvent) => {
    const isAhead = events.cursor === null || compareIds(event.id, events.cursor) > 0;
    if (isAhead) answers.heard(event);
    const isNew = isAhead && events.held.every(({ id }) => id !== event.id);
    dispatch({ type: 'received', event });
    if (event.type === 'message' && event.data.sender !== user.profile.id)
      typing.ended(event.data.conversation);
    // What was written since a chat was removed stays when that is told again.
    if (isNew) applyToOutbox(queryClient, event);
  };

  const hear = (news: News) => {
    if (news.type === 'event') take(news.event);
    else if (news.type === 'signal') typing.began(news.signal.data.conversation);
    else if (news.type === 'poll') {
      // An answer is taken where it is sure to be no older than what this tab knows.
      const isTaken = answers.given(news.answers, news.upTo);
      if (isTaken) dispatch({ type: 'polled', data: {}, upTo: news.upTo });
      // A good answer that is not taken leaves this tab as it was.
      if (isTaken || !news.outcome.isGood) poller.shared(news.took, news.outcome);
    } else
      poller.tell(({ open: 'streamOpened', heard: 'streamHeard', loss: 'streamLost' } as const)[news.type]);
    // Each event and signal is told as heard too.
    if (news.type === 'open' || news.type === 'heard' || (news.type === 'poll' && news.outcome.isGood))
      noteReached(queryClient);
  };
  const tabs = joinTabs<News>(`meetcute-${user.profile.id}`, hear);
  const poller = keepPolling({ poll, turn: tabs.turn, push: () => pushOf(queryClient), presence });
  const share = (news: News) => {
    tabs.tell(news);
    hear(news);
  };
  tabs.lead((signal) =>
    followEvents(client, {
      lastEventId: events.cursor ?? undefined,
      onEvent: (event) => share({ type: 'event', event }),
      onSignal: (said) => share({ type: 'signal', signal: said }),
      onOpen: () => share({ type: 'open' }),
      onHeard: () => share({ type: 'heard' }),
      onLoss: () => share({ type: 'loss' }),
      onForbidden: () => ask(userQuery(client)),
      signal,
    }),
  );
  return () => {
    tabs.stop();
    poller.stop();
    answers.stop();
    typing.stop();
    stopPush();
  };
}
