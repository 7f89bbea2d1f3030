import type { NewMessage, OutboxItem, OutboxState } from '@meetcute/core';

/** Keeps messages of members. It never rejects: what it can't keep lives as long as the page, and is found all the same. */
export interface OutboxStore {
  readonly all: (member: string) => Promise<readonly OutboxItem[]>;
  /** Keeps a message; answers whether it outlives the page. */
  readonly put: (item: OutboxItem) => Promise<boolean>;
  /** Like `put`, but only where the message is there still. */
  readonly replace: (item: OutboxItem) => Promise<boolean>;
  readonly remove: (member: string, clientId: string) => Promise<void>;
}

/** What is noted at once, because a store takes its time: a page that is closed meanwhile leaves it to the next. It never throws. */
export interface OutboxJournal {
  /** What earlier pages have left, and what other tabs are writing down just now; oldest first. */
  readonly all: () => readonly OutboxItem[];
  readonly add: (item: OutboxItem) => void;
  readonly remove: (clientIds: readonly string[]) => void;
}

/** What one tab tells the others of the same member. `A` is what the server answers to a message. */
export type OutboxTabMessage<A> =
  | { readonly type: 'changed'; readonly items: readonly OutboxItem[] }
  | { readonly type: 'gone'; readonly ids: readonly string[] }
  | { readonly type: 'sending'; readonly id: string | null }
  | { readonly type: 'delivered'; readonly item: OutboxItem; readonly answer: A }
  /** `about` is a conversation, or '' for all; `pause` counts in milliseconds from now. */
  | { readonly type: 'paused'; readonly about: string; readonly pause: number; readonly why: PauseReason }
  | { readonly type: 'resumed'; readonly about: string };

/** Why something waits, and after how many failures in a row. */
export interface PauseReason {
  readonly code: string;
  readonly failures: number;
}

/** The tabs of a browser in which one member is logged in. */
export interface OutboxTabs<A> {
  /** Runs `run` as soon as no other tab runs one; not at all where `signal` aborts before. */
  readonly withLock: (run: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  /** Tells every other tab. */
  readonly post: (news: OutboxTabMessage<A>) => void;
  /** Hears every other tab, until the answer is called. */
  readonly subscribe: (onNews: (news: OutboxTabMessage<A>) => void) => () => void;
}

/** Time that only goes forward, and the date that somebody may have set. */
export interface OutboxClock {
  /** Milliseconds since whenever. */
  readonly now: () => number;
  /** Milliseconds since 1970, as far as the computer knows: for what is a week old, and nothing that a day matters to. */
  readonly date: () => number;
  /** Runs something after so many milliseconds, unless the answer is called before. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** The way to the network. */
export interface NetworkStatus {
  readonly isOnline: () => boolean;
  /** Calls `onChange` when that changes, until the answer is called. */
  readonly subscribe: (onChange: () => void) => () => void;
}

export interface OutboxOptions<A> {
  /** Profile id of who writes. */
  readonly member: string;
  readonly store: OutboxStore;
  readonly journal: OutboxJournal;
  readonly tabs: OutboxTabs<A>;
  readonly clock: OutboxClock;
  readonly network: NetworkStatus;
  /** From 0 to 1. Default: `Math.random`. */
  readonly random?: () => number;
  /** Brings a message to the server. Rejects like a call, `ApiError` for what the server says. */
  readonly deliver: (item: OutboxItem, signal: AbortSignal) => Promise<A>;
  /** A message has arrived; told in every tab. */
  readonly onDelivered: (item: OutboxItem, answer: A) => void;
  /** A try has failed; told in the tab that tried. */
  readonly onFailure: (item: OutboxItem, error: unknown) => void;
}

/** The messages of one member that the server may not have yet. */
export interface Outbox {
  readonly read: () => OutboxState;
  /** Calls `onChange` after each change, until the answer is called. */
  readonly subscribe: (onChange: () => void) => () => void;
  /**
   * Sends a message after those that wait before it, which go again with it; with a reason it is held until `release`.
   * Resolves when the store has it, or has refused it.
   */
  readonly add: (message: NewMessage, heldFor?: string) => Promise<void>;
  /** Tries a message at once, in its old place: what is held before it goes too, what was refused before it stays. */
  readonly retry: (clientId: string) => void;
  /** Takes a message that failed out, to be written anew; answers it, null where it has not failed. */
  readonly removeForEdit: (clientId: string) => OutboxItem | null;
  /** Lets go what is held for a reason that is gone. */
  readonly release: (code: string) => void;
  /** Messages were seen on the server, by whatever way: they wait no longer. */
  readonly confirmDelivered: (clientIds: readonly string[]) => void;
  /** Forgets what waits in a conversation. */
  readonly removeConversation: (conversation: string) => void;
  /** Tries at once what can be sent, also after a lost connection: the page has come back from wherever it was. */
  readonly flush: () => void;
  /** Ends it for good, in this tab; `isLeft` empties it, because the member has logged out. */
  readonly stop: (hasLoggedOut: boolean) => void;
}
