/** A picture that waits with its message: the file, and how large it is shown, in pixels. */
export interface PendingImage {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

/** A message that the server may not have yet, as a browser keeps it. */
export interface OutboxItem {
  /** Profile id of who wrote it. */
  readonly member: string;
  /** The name under which the server stores it once, however often it is sent. */
  readonly client_id: string;
  readonly conversation: string;
  readonly text: string;
  /** The picture that goes with it. Default: none. */
  readonly image?: PendingImage | undefined;
  /** Where it stands among the member's messages in this browser: lower goes first. */
  readonly place: number;
  /** `held` holds back what was written after it in the conversation; `refused` lets that pass. */
  readonly state: 'waiting' | 'held' | 'refused';
  /** The error code of the server's last answer; null where it waits for its first, or was asked to go again. */
  readonly code: string | null;
  /** How often the server has answered that it won't take it. */
  readonly refusals: number;
  /** When somebody last asked for it to be sent, in milliseconds since 1970. Default: it never gets too old. */
  readonly at?: number | undefined;
}

/** What somebody writes. */
export type NewMessage = Pick<OutboxItem, 'client_id' | 'conversation' | 'text' | 'image'>;

/** Messages in the order in which they go. */
export const inOrder = (items: readonly OutboxItem[]): readonly OutboxItem[] =>
  items.toSorted((a, b) => a.place - b.place || (a.client_id < b.client_id ? -1 : 1));

/** The place behind all others. */
export const positionAfter = (items: readonly OutboxItem[]): number =>
  items.reduce((last, { place }) => Math.max(last, place), 0) + 1;

/**
 * The idempotency key of the next try: the client id until the server has refused it, because a try without an answer is
 * repeated as it was. A refusal is an answer that is kept under its key; what goes again after it is another deed.
 */
export const idempotencyKeyOf = ({
  client_id,
  refusals,
}: Pick<OutboxItem, 'client_id' | 'refusals'>): string =>
  refusals === 0 ? client_id : `${client_id}.${refusals}`;
