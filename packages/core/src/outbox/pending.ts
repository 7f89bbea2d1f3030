import type { Message, MessageReference } from '@meetcute/contract';
import { inOrder, type OutboxItem, type PendingImage } from './item.ts';

/** Message in transit. A retry uses the same client id, so that the server stores it once. */
export interface PendingMessage {
  readonly client_id: string;
  readonly text: string;
  readonly image?: PendingImage | undefined;
  readonly reference?: MessageReference | undefined;
  /** `waiting` is sent automatically after a delay. */
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Error code of the failure or delay, `network` without a response; null without a failure. */
  readonly code: string | null;
}

/** State of the outbox, as a page sees it. */
export interface OutboxState {
  readonly items: readonly OutboxItem[];
  /** Client id of the message being sent, by any tab; null for none. */
  readonly sending: string | null;
  readonly isOnline: boolean;
  /** Reason for the delay before the next attempt, by conversation; '' applies to all. */
  readonly waitReasons: Readonly<Record<string, string>>;
  /** Client ids of messages that browser storage does not keep. They are lost with the page. */
  readonly unpersisted: readonly string[];
  /** Client ids of messages that are not written to browser storage yet. */
  readonly unsaved: readonly string[];
}

/** Empty outbox. */
export const emptyOutbox: OutboxState = {
  items: [],
  sending: null,
  isOnline: true,
  waitReasons: {},
  unpersisted: [],
  unsaved: [],
};

/** Returns whether closing the page would lose a message. */
export const hasUnpersisted = ({ unpersisted, unsaved }: OutboxState): boolean =>
  unpersisted.length + unsaved.length > 0;

/** Returns the pending messages of a conversation, oldest first, as their author sees them. */
export function pendingIn(state: OutboxState, conversation: string): readonly PendingMessage[] {
  const { sending, isOnline, waitReasons } = state;
  const wait = waitReasons[conversation] ?? waitReasons[''] ?? (isOnline ? null : 'network');
  let isBlocked = false;
  return inOrder(state.items)
    .filter((item) => item.conversation === conversation)
    .map(({ client_id, text, image, reference, state: itemState, code }): PendingMessage => {
      const sharedFields = {
        client_id,
        text,
        ...(image ? { image } : {}),
        ...(reference ? { reference } : {}),
      };
      isBlocked ||= itemState === 'held';
      if (itemState !== 'waiting') return { ...sharedFields, state: 'failed', code };
      const isWaiting = client_id !== sending && (isBlocked || wait !== null);
      return { ...sharedFields, state: isWaiting ? 'waiting' : 'sending', code: isWaiting ? wait : null };
    });
}

/** Removes messages that the server has stored, by client id. */
export const pendingOf = (
  pending: readonly PendingMessage[],
  messages: readonly Pick<Message, 'client_id'>[],
): readonly PendingMessage[] => {
  // Usually nothing is pending, and a conversation may be long.
  if (pending.length === 0) return pending;
  const storedIds = new Set(messages.map((message) => message.client_id));
  return pending.filter((message) => !storedIds.has(message.client_id));
};
