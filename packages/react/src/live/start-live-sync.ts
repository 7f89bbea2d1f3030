import {
  ApiError,
  followEvents,
  openTabs,
  queryFor,
  type ResponseMemory,
  userQuery,
  type Client,
} from '@meetcute/client';
import { calls, type MemberSignal, type User } from '@meetcute/contract';
import { compareIds, initialEvents, reduceEvents, type EventAction, type LogEvent } from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { noteReached } from '../connection/reached.ts';
import { applyToOutbox } from '../messaging/outbox/outbox.ts';
import type { ClientStore } from '../provider/client-store.ts';
import type { PushPort } from '../push/port.ts';
import { watchPush, readPushState } from '../push/push-state.ts';
import { replayEvents, type SharedQuery } from './replay-events.ts';
import { pollExclusively, startPolling, type PollOutcome } from './start-polling.ts';
import { trackTyping } from './track-typing.ts';
import { readMember, writeMember } from './member-cache.ts';
import { watchPremium } from './watch-premium.ts';
import { browserPresence, whileShown, type Presence } from './presence.ts';

/**
 * Message between the tabs of a member: stream events from the leading tab, and results of polls. `upTo` is the id of
 * the newest event that a poll includes.
 */
type TabMessage =
  | { type: 'event'; event: LogEvent }
  | { type: 'signal'; signal: MemberSignal }
  | { type: 'open' | 'active' | 'loss' }
  | { type: 'poll'; took: number; outcome: PollOutcome; answers: SharedQuery[]; upTo: string | null };

/** Options of `startLiveSync`. */
export interface LiveSyncOptions {
  /** Query cache that receives the data. */
  queryClient: QueryClient;
  /** Client store that receives typing, push state and reachability. */
  store: ClientStore;
  /** API client for polls and the event stream. */
  client: Client;
  /** Logged-in user whose data is kept live. */
  user: User;
  /** Push port of this browser; a push subscription lengthens the polling interval. */
  push: PushPort;
  /** Visibility and network state of the page. Default: the browser's. */
  presence?: Presence;
  /** Returns the current time. Default: that of the browser. */
  now?: () => Date;
}

/**
 * Returns conditional query options of the polled calls, with the keys that the hooks for their data use. A list without
 * news stays as it is in the cache: the page may know better, such as a member who has left.
 */
function createPolledQueries(client: Client, memory: ResponseMemory, queryClient: QueryClient) {
  const list = (call: typeof calls.getChats | typeof calls.getLikes) => {
    const options = queryFor(client, call);
    const lastValue = memory.get(call.path)?.value;
    const queryFn = async ({ signal }: { signal: AbortSignal }) => {
      const value = await client.call(call, { signal, memory });
      return (value === lastValue && queryClient.getQueryData<typeof value>(options.queryKey)) || value;
    };
    return { ...options, queryFn };
  };
  return [userQuery(client, memory), list(calls.getChats), list(calls.getLikes)];
}
type Polled = ReturnType<typeof userQuery>;

const outcomeOf = (error: unknown): PollOutcome => ({
  isGood: false,
  retryAfter: 1000 * ((error instanceof ApiError ? error.retryAfter : undefined) ?? 0),
});

/**
 * Keeps a member's data live and returns a function that stops it. One tab reads the event stream and shares it with
 * the others; polls replace it while it is silent. Both pass through core's event reducer into the query cache.
 */
export function startLiveSync({
  queryClient,
  store,
  client,
  user,
  push,
  presence = browserPresence,
  now = () => new Date(),
}: LiveSyncOptions): () => void {
  let events = initialEvents();
  let queue: Promise<unknown> = Promise.resolve();
  const memory: ResponseMemory = new Map();
  const openTabsOfMember = () => openTabs<TabMessage>(`meetcute-${user.profile.id}`);
  let tabs = openTabsOfMember();
  const replay = replayEvents(queryClient);
  const typing = trackTyping(store);

  const dispatch = (action: EventAction) => {
    const memberBefore = readMember(queryClient);
    const { held: heldBefore, needsPoll: hadGap } = events;
    events = reduceEvents({ ...events, data: memberBefore }, action);
    writeMember(queryClient, memberBefore, events.data);
    // Events that went missing during a poll may be missing from its response, too.
    const isNewGap = !hadGap || action.type === 'polled' || events.held.length > heldBefore.length;
    if (!events.needsPoll || !isNewGap) return;
    poller.notify('streamGap');
    if (!hadGap || action.type === 'polled') replay.markGap();
  };

  // One poll at a time, so that an event that arrives meanwhile is applied to the response, not overwritten by it.
  const fetchPolled = (options: Polled): Promise<PollOutcome> => {
    const result = queue.then(async (): Promise<PollOutcome> => {
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
    queue = result;
    return result;
  };

  /** Polls everything and shares the result. Each tab detects a lost session by itself. */
  const poll = async (): Promise<PollOutcome> => {
    const began = performance.now();
    const queries = createPolledQueries(client, memory, queryClient) as Polled[];
    const outcomes = await Promise.all(queries.map(fetchPolled));
    const outcome = outcomes.find(({ isGood }) => !isGood) ?? { isGood: true };
    const cachedQueries = queries.map(({ queryKey }) => ({
      queryKey,
      data: queryClient.getQueryData(queryKey),
    }));
    const sharedQueries = outcome.isGood && readMember(queryClient).user ? cachedQueries : [];
    const took = performance.now() - began;
    tabs.post({ type: 'poll', took, outcome, answers: sharedQueries, upTo: events.cursor });
    return outcome;
  };

  const stopPush = watchPush(store, push);
  const stopPremium = watchPremium({ queryClient, onEnd: () => void fetchPolled(userQuery(client)), now });

  const applyEvent = (event: LogEvent) => {
    const isAhead = events.cursor === null || compareIds(event.id, events.cursor) > 0;
    if (isAhead) replay.record(event);
    const isNew = isAhead && events.held.every(({ id }) => id !== event.id);
    dispatch({ type: 'received', event });
    if (event.type === 'message' && event.data.sender !== user.profile.id)
      typing.stopped(event.data.conversation);
    // A repeated `chat_removed` event must not delete messages written after the first one.
    if (isNew) applyToOutbox(queryClient, event);
  };

  const onTabMessage = (message: TabMessage) => {
    if (message.type === 'event') applyEvent(message.event);
    else if (message.type === 'signal') typing.started(message.signal.data.conversation);
    else if (message.type === 'poll') {
      // A response is merged only when it is certainly not older than this tab's data.
      const isTaken = replay.merge(message.answers, message.upTo);
      if (isTaken) dispatch({ type: 'polled', data: {}, upTo: message.upTo });
      // A successful response that can't be merged leaves this tab unchanged.
      if (isTaken || !message.outcome.isGood) poller.applyShared(message.took, message.outcome);
    } else
      poller.notify(
        ({ open: 'streamOpened', active: 'streamActive', loss: 'streamLost' } as const)[message.type],
      );
    // Events and signals are also reported as 'active', so they are not checked here.
    if (
      message.type === 'open' ||
      message.type === 'active' ||
      (message.type === 'poll' && message.outcome.isGood)
    )
      noteReached(store);
  };
  let pageSignal: AbortSignal;
  const poller = startPolling({
    poll,
    exclusively: (run) => pollExclusively(tabs, run, pageSignal),
    push: () => readPushState(store),
    presence,
  });
  const share = (message: TabMessage) => {
    tabs.post(message);
    onTabMessage(message);
  };
  const readStream = (signal: AbortSignal) =>
    followEvents(client, {
      lastEventId: events.cursor ?? undefined,
      onEvent: (event) => share({ type: 'event', event }),
      onSignal: (signalEvent) => share({ type: 'signal', signal: signalEvent }),
      onOpen: () => share({ type: 'open' }),
      onActivity: () => share({ type: 'active' }),
      onDisconnect: () => share({ type: 'loss' }),
      onForbidden: () => fetchPolled(userQuery(client)),
      signal,
    });
  let wasLeft = false;
  const stopConnection = whileShown((signal) => {
    pageSignal = signal;
    if (wasLeft) {
      tabs = openTabsOfMember();
      // Another tab may have read the stream meanwhile.
      replay.markGap();
      poller.notify('streamGap');
    }
    const { close } = tabs;
    tabs.subscribe(onTabMessage);
    signal.addEventListener('abort', () => {
      wasLeft = true;
      close();
    });
    // The tab with the lock reads the stream; another takes over when it closes. Rejects only when this tab stops first.
    tabs.withLock(() => readStream(signal), signal).catch(() => undefined);
  });
  return () => {
    stopConnection();
    poller.stop();
    replay.stop();
    typing.stop();
    stopPush();
    stopPremium();
  };
}
