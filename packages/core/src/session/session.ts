/** What is known of who is there; `isLoggingOut` is on for 1 second after a loss (spec: session.logging-out-flag-1-s). */
export interface SessionState<U> {
  readonly user: U | null;
  readonly isLoggingOut: boolean;
  /** A 403 on a list has asked for the user again, and the answer is not there yet. */
  readonly isRefetching: boolean;
}

export type SessionEvent<U> =
  | { readonly type: 'userLoaded'; readonly user: U }
  | { readonly type: 'userForbidden' }
  | { readonly type: 'userFailed' }
  | { readonly type: 'listForbidden' }
  | { readonly type: 'logoutDone' }
  | { readonly type: 'logoutFailed' }
  | { readonly type: 'loggingOutElapsed' };

/** What the caller has to do; `startLoggingOut` asks for `loggingOutElapsed` after `LOGGING_OUT_TIME`. */
export type SessionEffect =
  | 'startPolling'
  | 'stopPolling'
  | 'startLoggingOut'
  | 'fetchUser'
  | 'goToLogin'
  | 'log';

export interface SessionStep<U> {
  readonly state: SessionState<U>;
  readonly effects: readonly SessionEffect[];
}

/** The session before anything is known. */
export const initialSession: SessionState<never> = { user: null, isLoggingOut: false, isRefetching: false };

/** Presence decides; the user's own `loggedIn` field is informative (spec: session.logged-in-means-user-present). */
export const isLoggedIn = (user: object | null | undefined): boolean => user !== null && user !== undefined;

/** Reads the answer of the logout call: everything but the bare 'done' counts as a failure. */
export const logoutEvent = (answer: unknown): { readonly type: 'logoutDone' | 'logoutFailed' } => ({
  type: answer === 'done' ? 'logoutDone' : 'logoutFailed',
});

/** Flag and stop belong to a loss: a visitor who never was logged in loses nothing. */
const loseUser = <U>(state: SessionState<U>): SessionStep<U> => {
  const hadUser = state.user !== null;
  return {
    state: { user: null, isLoggingOut: hadUser || state.isLoggingOut, isRefetching: false },
    effects: hadUser ? ['stopPolling', 'startLoggingOut'] : [],
  };
};

const logOut = <U>(state: SessionState<U>, ...more: readonly SessionEffect[]): SessionStep<U> => {
  const lost = loseUser(state);
  return { state: lost.state, effects: [...lost.effects, ...more] };
};

/**
 * The session policy: a 403 on the user call loses the user, a 403 on chats or likes asks for the user once,
 * and a logout ends on the login screen whether or not it succeeded (spec: session.403-on-user-clears-user).
 */
export const reduceSession = <U>(state: SessionState<U>, event: SessionEvent<U>): SessionStep<U> => {
  switch (event.type) {
    case 'userLoaded':
      return {
        state: { user: event.user, isLoggingOut: false, isRefetching: false },
        effects: state.user === null ? ['startPolling'] : [],
      };
    case 'userForbidden':
      return loseUser(state);
    case 'userFailed':
      return { state: { ...state, isRefetching: false }, effects: [] };
    case 'listForbidden':
      if (state.user === null || state.isRefetching) return { state, effects: [] };
      return { state: { ...state, isRefetching: true }, effects: ['fetchUser'] };
    case 'logoutDone':
      return logOut(state, 'goToLogin');
    case 'logoutFailed':
      return logOut(state, 'log', 'goToLogin');
    case 'loggingOutElapsed':
      return { state: { ...state, isLoggingOut: false }, effects: [] };
  }
};
