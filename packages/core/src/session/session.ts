/**
 * State of the session. `isLoggingOut` is on for 1 second after the session ends
 * (spec: session.logging-out-flag-1-s).
 */
export interface SessionState<U> {
  readonly user: U | null;
  readonly isLoggingOut: boolean;
  /** Whether the user is being reloaded after a 403 on a list. */
  readonly isRefetching: boolean;
}

/** Events that `reduceSession` handles. */
export type SessionEvent<U> =
  | { readonly type: 'userLoaded'; readonly user: U }
  | { readonly type: 'userForbidden' }
  | { readonly type: 'userFailed' }
  | { readonly type: 'listForbidden' }
  | { readonly type: 'loggedOut' }
  | { readonly type: 'loggingOutElapsed' };

/**
 * Effects that the caller must carry out. `startLoggingOut` requires a `loggingOutElapsed` event after
 * `LOGGING_OUT_TIME_MS`.
 */
export type SessionEffect = 'startPolling' | 'stopPolling' | 'startLoggingOut' | 'fetchUser';

/** Next state with its effects. */
export interface SessionStep<U> {
  readonly state: SessionState<U>;
  readonly effects: readonly SessionEffect[];
}

/** State before anything is loaded. */
export const initialSession: SessionState<never> = { user: null, isLoggingOut: false, isRefetching: false };

/**
 * Returns whether a user is present. The user's own `loggedIn` field is informative only
 * (spec: session.logged-in-means-user-present).
 */
export const isLoggedIn = (user: object | null | undefined): boolean => user !== null && user !== undefined;

/** A visitor who was not logged in has no session to end. */
const loseUser = <U>(state: SessionState<U>): SessionStep<U> => {
  const hadUser = state.user !== null;
  return {
    state: { user: null, isLoggingOut: hadUser || state.isLoggingOut, isRefetching: false },
    effects: hadUser ? ['stopPolling', 'startLoggingOut'] : [],
  };
};

/**
 * Returns the next session state and its effects. A 403 on the user call ends the session. A 403 on chats or
 * likes reloads the user once (spec: session.403-on-user-clears-user).
 */
export const reduceSession = <U>(state: SessionState<U>, event: SessionEvent<U>): SessionStep<U> => {
  switch (event.type) {
    case 'userLoaded':
      return {
        state: { user: event.user, isLoggingOut: false, isRefetching: false },
        effects: state.user === null ? ['startPolling'] : [],
      };
    case 'userForbidden':
    case 'loggedOut':
      return loseUser(state);
    case 'userFailed':
      return { state: { ...state, isRefetching: false }, effects: [] };
    case 'listForbidden':
      if (state.user === null || state.isRefetching) return { state, effects: [] };
      return { state: { ...state, isRefetching: true }, effects: ['fetchUser'] };
    case 'loggingOutElapsed':
      return { state: { ...state, isLoggingOut: false }, effects: [] };
  }
};
