import type { ChatItem, Likes, MemberEvent, Message, Transaction, User } from '@meetcute/contract';
import { compareIds } from '../ids.ts';
import { withChat, withoutChat } from '../messaging/chats.ts';
import { markDelivered, markRead, mergeMessages } from '../messaging/messages.ts';
import { noLikes, withLike, withoutLike, withoutReceivedLike, withReceivedLike } from '../likes/likes.ts';
import {
  noNotifications,
  withChatSeen,
  withNotification,
  withoutConversation,
  withoutLikeBy,
  withReadUntil,
  type NotificationList,
} from '../notifications/list.ts';

/** Data that a member's events change. `messages` maps a conversation id to its messages, oldest first. */
export interface MemberData {
  readonly user: User | null;
  readonly chats: readonly ChatItem[];
  readonly likes: Likes;
  readonly messages: Readonly<Record<string, readonly Message[]>>;
  readonly notifications: NotificationList;
  /** Orders that events have changed, by id. */
  readonly transactions: Readonly<Record<string, Transaction>>;
}

/** Empty data, before anything is loaded. */
export const noMemberData: MemberData = {
  user: null,
  chats: [],
  likes: noLikes,
  messages: {},
  notifications: noNotifications,
  transactions: {},
};

type Read = Extract<MemberEvent, { type: 'read' }>['data'];

const readChats = (chats: readonly ChatItem[], readReceipt: Read): readonly ChatItem[] =>
  chats.map((chat) =>
    chat.conversation.id === readReceipt.conversation && chat.last_message !== null
      ? { ...chat, last_message: markRead([chat.last_message], readReceipt)[0] ?? null }
      : chat,
  );

/** Shows a changed message where it is the last one of a chat, so that the list does not keep what was removed. */
const changedLast = (chats: readonly ChatItem[], message: Message): readonly ChatItem[] => {
  const isLast = ({ last_message: last }: ChatItem) =>
    last?.id === message.id && last.conversation === message.conversation;
  if (!chats.some(isLast)) return chats;
  return chats.map((chat) =>
    isLast(chat) && chat.last_message
      ? { ...chat, last_message: mergeMessages([chat.last_message], [message])[0] ?? null }
      : chat,
  );
};

const withoutKey = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));

/** Event of a newer server that this client does not know. It advances the log and changes no data. */
export interface UnknownEvent {
  readonly id: string;
  readonly type: 'unknown';
}

/** One entry of the event log, as a page reads it. */
export type LogEvent = MemberEvent | UnknownEvent;

/** Applies one event to the data. Applying it twice in a row equals applying it once. A `reset` changes no data. */
export const applyEvent = (data: MemberData, event: LogEvent): MemberData => {
  const { chats, likes, messages, notifications } = data;
  switch (event.type) {
    case 'message': {
      const { conversation, id } = event.data;
      const loadedMessages = messages[conversation] ?? [];
      // A message that was removed or restored may be older than those that are loaded, which have no gap.
      const isOlder = compareIds(id, loadedMessages[0]?.id ?? '0') < 0;
      const mergedMessages = isOlder ? loadedMessages : mergeMessages(loadedMessages, [event.data]);
      return {
        ...data,
        chats: changedLast(chats, event.data),
        messages: { ...messages, [conversation]: mergedMessages },
      };
    }
    case 'read': {
      const { conversation } = event.data;
      const loadedMessages = messages[conversation];
      const markedMessages = loadedMessages
        ? { ...messages, [conversation]: markRead(loadedMessages, event.data) }
        : messages;
      return { ...data, chats: readChats(chats, event.data), messages: markedMessages };
    }
    case 'delivered': {
      const { conversation } = event.data;
      const loadedMessages = messages[conversation];
      if (!loadedMessages) return data;
      return {
        ...data,
        messages: { ...messages, [conversation]: markDelivered(loadedMessages, event.data) },
      };
    }
    case 'chat':
      return {
        ...data,
        // A log of before may have an empty conversation, which is in no list.
        chats: event.data.last_message ? withChat(chats, event.data) : chats,
        notifications: withChatSeen(notifications, event.data),
      };
    case 'chat_removed': {
      const { conversation } = event.data;
      return {
        ...data,
        chats: withoutChat(chats, conversation),
        messages: withoutKey(messages, conversation),
        notifications: withoutConversation(notifications, conversation),
      };
    }
    case 'liked':
      return { ...data, likes: withLike(likes, event.data) };
    case 'unliked':
      return { ...data, likes: withoutLike(likes, event.data.profile) };
    case 'liked_by':
      return { ...data, likes: withReceivedLike(likes, event.data) };
    case 'liked_by_removed':
      return {
        ...data,
        likes: withoutReceivedLike(likes, event.data.profile),
        notifications: withoutLikeBy(notifications, event.data.profile),
      };
    case 'transaction':
      return { ...data, transactions: { ...data.transactions, [event.data.id]: event.data } };
    case 'user':
      return { ...data, user: event.data };
    case 'notification':
      return { ...data, notifications: withNotification(notifications, event.data) };
    case 'notifications_read':
      return { ...data, notifications: withReadUntil(notifications, event.data.read_until) };
    case 'reset':
    case 'unknown':
      return data;
  }
};

/** Returns the newer of two versions of an order; the second one if both are as old. */
export const newerTransaction = (existing: Transaction, receivedVersion: Transaction): Transaction =>
  Date.parse(existing.changed_at) > Date.parse(receivedVersion.changed_at) ? existing : receivedVersion;

/** Returns pages of orders, newest first, with a new version of one of them. An unknown order is the newest. */
export function withTransaction(
  pages: readonly (readonly Transaction[])[],
  receivedVersion: Transaction,
): readonly (readonly Transaction[])[] {
  if (pages.flat().some(({ id }) => id === receivedVersion.id))
    return pages.map((page) =>
      page.map((transaction) =>
        transaction.id === receivedVersion.id ? newerTransaction(transaction, receivedVersion) : transaction,
      ),
    );
  return pages.map((page, index) => (index === 0 ? [receivedVersion, ...page] : page));
}
