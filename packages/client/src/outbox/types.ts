import type { NewMessage, OutboxItem, OutboxState } from '@meetcute/core';
import type { Tabs } from '../tabs.ts';

/** Store of outbox messages. Never rejects: a message it can't persist is kept in memory and is still returned. */
export interface OutboxStore {
  readonly all: (member: string) => Promise<readonly OutboxItem[]>;
  /** Stores a message. Resolves to whether it outlives the page. */
  readonly put: (item: OutboxItem) => Promise<boolean>;
  /** Stores a message only if it still exists. Resolves to whether it outlives the page. */
  readonly replace: (item: OutboxItem) => Promise<boolean>;
  readonly remove: (member: string, clientId: string) => Promise<void>;
}

/**
 * Synchronous journal of messages that the asynchronous store has not written yet, so that they survive a
 * closed page. Never throws.
 */
export interface OutboxJournal {
  /** Returns journalled messages of earlier pages and of other tabs, oldest first. */
  readonly all: () => readonly OutboxItem[];
  readonly add: (item: OutboxItem) => void;
  readonly remove: (clientIds: readonly string[]) => void;
}

/** Message from one tab to the others of the same member. `A` is the server's response to a delivered message. */
export type OutboxTabMessage<A> =
  | { readonly type: 'changed'; readonly items: readonly OutboxItem[] }
  | { readonly type: 'removed'; readonly ids: readonly string[] }
  | { readonly type: 'sending'; readonly id: string | null }
  | { readonly type: 'delivered'; readonly item: OutboxItem; readonly answer: A }
  /** Delay of a conversation, or of all if `about` is ''. `pause` is in milliseconds from now. */
  | { readonly type: 'paused'; readonly about: string; readonly pause: number; readonly why: PauseReason }
  | { readonly type: 'resumed'; readonly about: string };

/** Error code of a delay and the number of consecutive failures. */
export interface PauseReason {
  readonly code: string;
  readonly failures: number;
}

/** Communication between the tabs of a browser in which one member is logged in. */
export interface OutboxTabs<A> extends Pick<Tabs<OutboxTabMessage<A>>, 'post' | 'subscribe'> {
  /** Runs `run` when no other tab has the lock; rejects without running it if `signal` aborts first. */
  readonly withLock: (run: () => Promise<void>, signal: AbortSignal) => Promise<void>;
}

/** Clock of the outbox: a monotonic time and the wall-clock date. */
export interface OutboxClock {
  /** Returns monotonic milliseconds since an arbitrary start. */
  readonly now: () => number;
  /** Returns milliseconds since 1970 by the device's clock, which may be wrong. Use it only for ages of days. */
  readonly date: () => number;
  /** Runs a function after a delay in milliseconds and returns a cancel function. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** Online status of the browser. */
export interface NetworkStatus {
  readonly isOnline: () => boolean;
  /** Subscribes to changes of the status and returns an unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Options of `createOutbox`. */
export interface OutboxOptions<A> {
  /** Profile id of the author. */
  readonly member: string;
  readonly store: OutboxStore;
  readonly journal: OutboxJournal;
  readonly tabs: OutboxTabs<A>;
  readonly clock: OutboxClock;
  readonly network: NetworkStatus;
  /** Returns a random number from 0 to 1. Default: `Math.random`. */
  readonly random?: () => number;
  /** Sends a message to the server. Rejects like a call, with `ApiError` for an error response. */
  readonly deliver: (item: OutboxItem, signal: AbortSignal) => Promise<A>;
  /** Called in every tab when a message was delivered. */
  readonly onDelivered: (item: OutboxItem, answer: A) => void;
  /** Called in the sending tab when an attempt failed. */
  readonly onFailure: (item: OutboxItem, error: unknown) => void;
}

/** Outbox with the unconfirmed messages of one member. */
export interface Outbox {
  readonly read: () => OutboxState;
  /** Subscribes to changes and returns an unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
  /**
   * Queues a message and retries held ones before it in the conversation. With `heldFor` it waits for
   * `release`. Resolves when the store has accepted or rejected it.
   */
  readonly add: (message: NewMessage, heldFor?: string) => Promise<void>;
  /** Retries a message at its place. Held messages before it are retried too; refused ones stay. */
  readonly retry: (clientId: string) => void;
  /** Removes a failed message so that it can be edited. Returns it, or null if it has not failed. */
  readonly removeForEdit: (clientId: string) => OutboxItem | null;
  /** Releases messages whose blocking cause is resolved, and ends a delay of all messages for this cause. */
  readonly release: (code: string) => void;
  /** Removes messages that are known to be stored on the server. */
  readonly confirmDelivered: (clientIds: readonly string[]) => void;
  /** Removes the pending messages of a conversation. */
  readonly removeConversation: (conversation: string) => void;
  /**
   * Sends what can be sent at once, for instance when the page becomes visible again. Retries a lost
   * connection too.
   */
  readonly flush: () => void;
  /** Stops the outbox in this tab. `hasLoggedOut` also removes all messages of the member. */
  readonly stop: (hasLoggedOut: boolean) => void;
}
