import type { Message } from '@meetcute/contract';
import type { LogEvent } from '@meetcute/core';

/** Who writes in a run; Carl has no browser, and is only written to. */
export type Writer = 'anna' | 'ben';

/** The server of a run, with two members who have a conversation, and one of Anna's with somebody else. */
export interface Backend {
  /** Tells the client ids of this run from those of others on the same server. */
  readonly run: string;
  /** Profile ids. */
  readonly ids: Readonly<Record<Writer, string>>;
  /** Conversation ids: of both, and of Anna alone. */
  readonly places: readonly [string, string];
  /** Answers a request of a member's browser, `browser` being its number. */
  readonly fetch: (writer: Writer, browser: number, path: string, init: RequestInit) => Promise<Response>;
  /** What a stream begins with after an event, or from nowhere. */
  readonly log: (writer: Writer, after: string | null) => Promise<readonly LogEvent[]>;
  /** What a conversation holds, oldest first. */
  readonly messages: (place: string) => Promise<readonly Message[]>;
  readonly credits: (writer: Writer) => Promise<number>;
  /** Gives a member credits, as a payment would. */
  readonly pay: (writer: Writer, credits: number) => Promise<void>;
  /** Begins anew with nothing but the database. */
  readonly restart: () => Promise<void>;
  /** Forgets the answers that it keeps by their keys, as after a day. */
  readonly forgetKeys: () => Promise<void>;
}

/** How a run begins: what a message costs. */
export interface BackendStart {
  readonly cost: number;
}

/** Starts the server of a run. `now` is the present moment. */
export type StartBackend = (start: BackendStart, now: () => Date) => Promise<Backend>;
