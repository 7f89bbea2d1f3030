import { ApiError, openTabs, queryKeyOf, userQuery, type Client } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import {
  initialSession,
  LOGGING_OUT_TIME_MS,
  reduceSession,
  type SessionEvent,
  type SessionState,
} from '@meetcute/core';
import type {
  MutationCacheNotifyEvent,
  Query,
  QueryCacheNotifyEvent,
  QueryClient,
} from '@tanstack/react-query';
import type { ClientStore } from '../provider/client-store.ts';
import { clearMember } from '../session/clear-member.ts';
import { isLogoutRequested, readMemberId } from '../session/session-end.ts';
import { LOGOUT_TABS } from '../session/logout-channel.ts';

/** Options of `watchSession`. */
export interface WatchSessionOptions {
  /** Query cache to watch. */
  queryClient: QueryClient;
  /** Client store that records how the session ended. */
  store: ClientStore;
  /** API client for refetching the user. */
  client: Client;
  /** Starts polling and the event stream for a logged-in member. Returns a function that stops them. */
  startLive: () => () => void;
  /** Whether the page had a member before the watch began. Default: false. */
  wasLoggedIn?: boolean | undefined;
  /** Called when the session ends without a logout, also when it ended before the watch of a member's page began. */
  onLost: () => void;
  /** Called with the profile id when the member logs out in another tab of this browser. */
  onLoggedOut: (member: string) => void;
}

const callOf = (query: Query): unknown => query.queryKey[0];

/** Whether a call failed because the session is not valid any more. */
const isNotLoggedIn = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_logged_in';

const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** Returns the session event that a cache change implies; null for none. */
function sessionEventOf({ type, query, ...rest }: QueryCacheNotifyEvent): SessionEvent<User> | null {
  if (type !== 'updated' || !('action' in rest)) return null;
  const { action } = rest;
  if (callOf(query) === calls.getUser.name) {
    if (action.type === 'error') return { type: 'userFailed' };
    if (action.type !== 'success') return null;
    const user = query.state.data as User | null;
    return user ? { type: 'userLoaded', user } : { type: 'userForbidden' };
  }
  const isList = callOf(query) === calls.getChats.name || callOf(query) === calls.getLikes.name;
  if (action.type !== 'error') return null;
  const isDenied = isNotLoggedIn(action.error) || (isList && isForbidden(action.error));
  return isDenied ? { type: 'listForbidden' } : null;
}

/** Whether a mutation failed because the session has ended. */
const isRefused = (event: MutationCacheNotifyEvent): boolean =>
  event.type === 'updated' && event.action.type === 'error' && isNotLoggedIn(event.action.error);

/**
 * Applies core's session policy to changes of the query cache. Returns a function that stops it
 * (spec: session.403-on-user-clears-user, session.403-on-chats-refetches-user).
 */
export function watchSession({
  queryClient,
  store,
  client,
  startLive,
  wasLoggedIn = false,
  onLost,
  onLoggedOut,
}: WatchSessionOptions): () => void {
  let state: SessionState<User> = initialSession;
  let stopLive: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const effects = {
    startPolling: () => {
      store.setState({ sessionEnd: null });
      stopLive = startLive();
    },
    stopPolling: () => {
      stopLive?.();
      stopLive = undefined;
      const isWanted = isLogoutRequested(store);
      if (!isWanted) store.setState({ sessionEnd: 'ended' });
      void clearMember(queryClient, store).then(() => isWanted || onLost());
    },
    startLoggingOut: () => {
      clearTimeout(timer);
      timer = setTimeout(() => dispatch({ type: 'loggingOutElapsed' }), LOGGING_OUT_TIME_MS);
    },
    fetchUser: () =>
      void queryClient.fetchQuery({ ...userQuery(client), staleTime: 0 }).catch(() => undefined),
  };

  function dispatch(event: SessionEvent<User>): void {
    const step = reduceSession(state, event);
    state = step.state;
    for (const effect of step.effects) effects[effect]();
    store.setState({ isLoggingOut: state.isLoggingOut });
  }

  const cachedUser = queryClient.getQueryData<User | null>(queryKeyOf(calls.getUser));
  if (cachedUser) dispatch({ type: 'userLoaded', user: cachedUser });
  // The session ended while the code of the watch was still loading.
  else if (cachedUser === null && wasLoggedIn) effects.stopPolling();
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    const sessionEvent = sessionEventOf(event);
    if (sessionEvent) dispatch(sessionEvent);
  });
  const unsubscribeMutations = queryClient.getMutationCache().subscribe((event) => {
    if (isRefused(event)) dispatch({ type: 'listForbidden' });
  });
  const tabs = openTabs<string>(LOGOUT_TABS);
  tabs.subscribe((member) => {
    // This tab also receives its own logout, which it has handled already.
    if (isLogoutRequested(store) || member !== readMemberId(queryClient)) return;
    store.setState({ sessionEnd: 'left' });
    dispatch({ type: 'loggedOut' });
    onLoggedOut(member);
  });
  return () => {
    unsubscribe();
    unsubscribeMutations();
    tabs.close();
    clearTimeout(timer);
    stopLive?.();
  };
}
