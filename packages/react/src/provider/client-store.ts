import { initialGeolocation, initialPush } from '@meetcute/core';
import type { GeolocationState, PushState, Upload } from '@meetcute/core';

/**
 * State of one open page that no call returns. It is never persisted, and the server always renders from
 * `initialClientState`. It is not in the query cache, because that refetches, expires and persists its entries.
 */
export interface ClientState {
  /** Profile ids of members who became unavailable while the page was open. */
  readonly hiddenMembers: readonly string[];
  /** Ids of the conversations in which the other member is typing. */
  readonly typing: readonly string[];
  /** Whether the session ended less than a second ago (spec: session.logging-out-flag-1-s). */
  readonly isLoggingOut: boolean;
  /** Reason that the last session ended: 'left' by logout, 'ended' elsewhere or by expiry; null while logged in. */
  readonly sessionEnd: 'left' | 'ended' | null;
  /** Push capability and subscription of this browser. */
  readonly push: PushState;
  /** Whether `push` has been read from the browser. */
  readonly pushCheck: 'due' | 'running' | 'done';
  /** Whether the service worker could not be registered (spec: error.sw-registration-flag). */
  readonly hasRegistrationFailed: boolean;
  /** Place of the device. */
  readonly geolocation: GeolocationState;
  /** Whether the place is being determined. */
  readonly isLocating: boolean;
  /** Country whose prices the buyer has chosen (spec: state.payment-country); null for the site's choice. */
  readonly paymentCountry: string | null;
  /** Photo uploads by profile id, each list in order. */
  readonly uploads: Readonly<Record<string, readonly Upload[]>>;
  /** Monotonic time in ms at which the event stream or another tab last reached the server; null before. */
  readonly reachedAt: number | null;
}

/** Client state of a page that was just opened. */
export const initialClientState: ClientState = {
  hiddenMembers: [],
  typing: [],
  isLoggingOut: false,
  sessionEnd: null,
  push: initialPush,
  pushCheck: 'due',
  hasRegistrationFailed: false,
  geolocation: initialGeolocation,
  isLocating: false,
  paymentCountry: null,
  uploads: {},
  reachedAt: null,
};

type Change = Partial<ClientState> | ((state: ClientState) => Partial<ClientState>);

type Listener = (state: ClientState, before: ClientState) => void;

/** Store of the client state. Each page, and each request on the server, has its own. */
export interface ClientStore {
  /** Returns the current state. */
  readonly getState: () => ClientState;
  /** Replaces the given parts of the state. */
  readonly setState: (change: Change) => void;
  /** Calls `listener` after each change. Returns an unsubscribe function. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** Creates the client store of a page. */
export function createClientStore(): ClientStore {
  const listeners = new Set<Listener>();
  let state = initialClientState;
  return {
    getState: () => state,
    setState: (change) => {
      const previousState = state;
      state = { ...state, ...(typeof change === 'function' ? change(state) : change) };
      listeners.forEach((listener) => listener(state, previousState));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Resets everything that belongs to a member, and keeps how the session ended. */
export const resetMemberState = (store: ClientStore): void =>
  store.setState(({ isLoggingOut, sessionEnd }) => ({ ...initialClientState, isLoggingOut, sessionEnd }));
