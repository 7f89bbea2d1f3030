import type { Message } from '@meetcute/contract';
import { inOrder, type OutboxItem, type PendingImage } from './item.ts';

/** A message on its way; one that failed may be tried again with the same client id, so that it is stored once. */
export interface PendingMessage {
  readonly client_id: string;
  readonly text: string;
  readonly image?: PendingImage | undefined;
  /** `waiting` will go by itself, and takes a while. */
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why it failed, or waits: an error code, `network` without an answer; null where nothing went wrong. */
  readonly code: string | null;
}

/** All that a page knows of the messages that wait in its browser. */
export interface OutboxState {
  readonly items: readonly OutboxItem[];
  /** Client id of the one that is being sent, by whichever tab; null for none. */
  readonly sending: string | null;
  readonly isOnline: boolean;
  /** Why a conversation waits before its next try, by conversation; '' for all. */
  readonly waitReasons: Readonly<Record<string, string>>;
  /** Client ids of what the browser does not keep: it lives as long as the page. */
  readonly unpersisted: readonly string[];
  /** Client ids of what the browser is still to write down. */
  readonly unsaved: readonly string[];
}

/** Nothing waits. */
export const emptyOutbox: OutboxState = {
  items: [],
  sending: null,
  isOnline: true,
  waitReasons: {},
  unpersisted: [],
  unsaved: [],
};

/** Whether a message would be lost with the page. */
export const hasUnpersisted = ({ unpersisted, unsaved }: OutboxState): boolean =>
  unpersisted.length + unsaved.length > 0;

/** What is on its way in a conversation, oldest first, as its writer sees it. */
export function pendingIn(state: OutboxState, conversation: string): readonly PendingMessage[] {
  const { sending, isOnline, waitReasons } = state;
  const wait = waitReasons[conversation] ?? waitReasons[''] ?? (isOnline ? null : 'network');
  let isBlocked = false;
  return inOrder(state.items)
    .filter((item) => item.conversation === conversation)
    .map(({ client_id, text, image, state: itemState, code }): PendingMessage => {
      const shared = { client_id, text, ...(image ? { image } : {}) };
      isBlocked ||= itemState === 'held';
      if (itemState !== 'waiting') return { ...shared, state: 'failed', code };
      const isWaiting = client_id !== sending && (isBlocked || wait !== null);
      return { ...shared, state: isWaiting ? 'waiting' : 'sending', code: isWaiting ? wait : null };
    });
}

/** What is still on its way: a message that came back by its client id is not. */
export const pendingOf = (
  pending: readonly PendingMessage[],
  messages: readonly Pick<Message, 'client_id'>[],
): readonly PendingMessage[] => {
  // Mostly nothing is on its way, and a conversation may be long.
  if (pending.length === 0) return pending;
  const stored = new Set(messages.map((message) => message.client_id));
  return pending.filter((message) => !stored.has(message.client_id));
};
