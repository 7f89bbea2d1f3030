import type { Message } from '@meetcute/contract';
import type { LogEvent } from '@meetcute/core';

/** Member that writes in a run. Carl has no browser and only receives messages. */
export type Writer = 'anna' | 'ben';

/** Server of a run, with two members who share a conversation. Anna has another one with a third member. */
export interface Backend {
  /** Prefix that distinguishes the client IDs of this run from those of others on the same server. */
  readonly run: string;
  /** Profile ids. */
  readonly ids: Readonly<Record<Writer, string>>;
  /** Conversation IDs: the shared one, and Anna's other one. */
  readonly places: readonly [string, string];
  /** Handles a request of a member's browser; `browser` is its number. */
  readonly fetch: (writer: Writer, browser: number, path: string, init: RequestInit) => Promise<Response>;
  /** Returns the events that a stream sends first, after an event ID or from the start. */
  readonly log: (writer: Writer, after: string | null) => Promise<readonly LogEvent[]>;
  /** Returns the messages of a conversation, oldest first. */
  readonly messages: (place: string) => Promise<readonly Message[]>;
  /** Returns the credits of a member. */
  readonly credits: (writer: Writer) => Promise<number>;
  /** Gives a member credits, as a payment would. */
  readonly pay: (writer: Writer, credits: number) => Promise<void>;
  /** Restarts with nothing but the database. */
  readonly restart: () => Promise<void>;
  /** Deletes the responses stored by idempotency key, as after a day. */
  readonly forgetKeys: () => Promise<void>;
}

/** Options of a run's server. */
export interface BackendStart {
  /** Credits per message. */
  readonly price: number;
}

/** Starts the server of a run. `now` returns the current time. */
export type StartBackend = (start: BackendStart, now: () => Date) => Promise<Backend>;
