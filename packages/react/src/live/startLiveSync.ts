import { ApiError, followEvents, queryFor, userQuery, type Client } from '@meetcute/client';
import { calls, type MemberSignal, type User } from '@meetcute/contract';
import { compareIds, initialEvents, reduceEvents, type EventAction, type LogEvent } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { applyToOutbox } from '../messaging/outbox.ts';
import { noteReached } from '../connection/reached.ts';
import type { PushPort } from '../push/port.ts';
import { watchPush, pushOf } from '../push/pushState.ts';
import { replayEvents, type SharedQuery } from './replayEvents.ts';
import { startPolling, type PollOutcome } from './startPolling.ts';
import { trackTyping } from './trackTyping.ts';
import { joinTabChannel } from './tabChannel.ts';
import { readMember, writeMember } from './memberCache.ts';
import { browserPresence, type Presence } from './presence.ts';

/** What a tab tells the others: news of the stream that it reads for all, and what came of a poll; `upTo` is the newest event in it. */
type TabMessage =
  | { type: 'event'; event: LogEvent }
  | { type: 'signal'; signal: MemberSignal }
  | { type: 'open' | 'heard' | 'loss' }
  | { type: 'poll'; took: number; outcome: PollOutcome; answers: SharedQuery[]; upTo: string | null };

export interface LiveSyncOptions {
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
export function startLiveSync({
  queryClient,
  client,
  user,
  push,
  presence = browserPresence,
}: LiveSyncOptions): () => void {
  let events = initialEvents();
  let asking: Promise<unknown> = Promise.resolve();
  const replay = replayEvents(queryClient);
  const typing = trackTyping(queryClient);

  const dispatch = (action: EventAction) => {
    const before = readMember(queryClient);
    const { held, needsPoll: hadGap } = events;
    events = reduceEvents({ ...events, data: before }, action);
    writeMember(queryClient, before, events.data);
    // What is missing since a poll began may be missing from its answer too.
    const isNews = !hadGap || action.type === 'polled' || events.held.length > held.length;
    if (!events.needsPoll || !isNews) return;
    poller.notify('streamGap');
    if (!hadGap || action.type === 'polled') replay.markGap();
  };

  // One poll at a time, so that an event that comes in between is carried out on top of the answer, not lost under it.
  const fetchPolled = (options: Polled): Promise<PollOutcome> => {
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
    const queries = polled(client) as Polled[];
    const outcomes = await Promise.all(queries.map(fetchPolled));
    const outcome = outcomes.find(({ isGood }) => !isGood) ?? { isGood: true };
    const known = queries.map(({ queryKey }) => ({ queryKey, data: queryClient.getQueryData(queryKey) }));
    const shared = outcome.isGood && readMember(queryClient).user ? known : [];
    const took = performance.now() - began;
    tabs.post({ type: 'poll', took, outcome, answers: shared, upTo: events.cursor });
    return outcome;
  };

  const stopPush = watchPush(queryClient, push);

  const applyEvent = (event: LogEvent) => {
    const isAhead = events.cursor === null || compareIds(event.id, events.cursor) > 0;
    if (isAhead) replay.record(event);
    const isNew = isAhead && events.held.every(({ id }) => id !== event.id);
    dispatch({ type: 'received', event });
    if (event.type === 'message' && event.data.sender !== user.profile.id)
      typing.stopped(event.data.conversation);
    // What was written since a chat was removed stays when that is told again.
    if (isNew) applyToOutbox(queryClient, event);
  };

  const onTabMessage = (message: TabMessage) => {
    if (message.type === 'event') applyEvent(message.event);
    else if (message.type === 'signal') typing.started(message.signal.data.conversation);
    else if (message.type === 'poll') {
      // An answer is taken where it is sure to be no older than what this tab knows.
      const isTaken = replay.merge(message.answers, message.upTo);
      if (isTaken) dispatch({ type: 'polled', data: {}, upTo: message.upTo });
      // A good answer that is not taken leaves this tab as it was.
      if (isTaken || !message.outcome.isGood) poller.applyShared(message.took, message.outcome);
    } else
      poller.notify(
        ({ open: 'streamOpened', heard: 'streamHeard', loss: 'streamLost' } as const)[message.type],
      );
    // Each event and signal is told as heard too.
    if (
      message.type === 'open' ||
      message.type === 'heard' ||
      (message.type === 'poll' && message.outcome.isGood)
    )
      noteReached(queryClient);
  };
  const tabs = joinTabChannel<TabMessage>(`meetcute-${user.profile.id}`, onTabMessage);
  const poller = startPolling({
    poll,
    exclusively: tabs.tryExclusive,
    push: () => pushOf(queryClient),
    presence,
  });
  const share = (message: TabMessage) => {
    tabs.post(message);
    onTabMessage(message);
  };
  tabs.runAsLeader((signal) =>
    followEvents(client, {
      lastEventId: events.cursor ?? undefined,
      onEvent: (event) => share({ type: 'event', event }),
      onSignal: (signalEvent) => share({ type: 'signal', signal: signalEvent }),
      onOpen: () => share({ type: 'open' }),
      onActivity: () => share({ type: 'heard' }),
      onDisconnect: () => share({ type: 'loss' }),
      onForbidden: () => fetchPolled(userQuery(client)),
      signal,
    }),
  );
  return () => {
    tabs.stop();
    poller.stop();
    replay.stop();
    typing.stop();
    stopPush();
  };
}
