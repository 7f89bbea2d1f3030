import type { MessageReference } from '@meetcute/contract';

/** Image that is sent with a message: the file and its displayed size in pixels. */
export interface PendingImage {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

/** Message in the browser's outbox, not yet confirmed by the server. */
export interface OutboxItem {
  /** Profile id of the author. */
  readonly member: string;
  /** Id under which the server stores the message once, however often it is sent. */
  readonly client_id: string;
  readonly conversation: string;
  readonly text: string;
  /** Image sent with the message. Default: none. */
  readonly image?: PendingImage | undefined;
  /** Reference to what the message answers. Default: nothing. */
  readonly reference?: MessageReference | undefined;
  /** Position among the member's messages in this browser; lower ones are sent first. */
  readonly place: number;
  /** State of the message. `held` blocks later messages of the conversation; `refused` does not. */
  readonly state: 'waiting' | 'held' | 'refused';
  /** Error code of the last response; null before the first response and after a retry was requested. */
  readonly code: string | null;
  /** Number of times the server refused the message. */
  readonly refusals: number;
  /** Time at which sending was last requested, in milliseconds since 1970. Default: the message never expires. */
  readonly at?: number | undefined;
}

/** New message, as composed. */
export type NewMessage = Pick<OutboxItem, 'client_id' | 'conversation' | 'text' | 'image' | 'reference'>;

/** Sorts messages by the order in which they are sent. */
export const inOrder = (items: readonly OutboxItem[]): readonly OutboxItem[] =>
  items.toSorted((a, b) => a.place - b.place || (a.client_id < b.client_id ? -1 : 1));

/** Returns the position after all other messages. */
export const positionAfter = (items: readonly OutboxItem[]): number =>
  items.reduce((last, { place }) => Math.max(last, place), 0) + 1;

/**
 * Returns the idempotency key of the next attempt: the client id until the server refuses the message. The
 * server keeps a refusal under its key, so a retry after it needs a new one.
 */
export const idempotencyKeyOf = ({
  client_id,
  refusals,
}: Pick<OutboxItem, 'client_id' | 'refusals'>): string =>
  refusals === 0 ? client_id : `${client_id}.${refusals}`;
