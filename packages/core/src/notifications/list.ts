import type { ChatItem, MemberNotification, NotificationPage } from '@meetcute/contract';
import { compareIds } from '../ids.ts';

/** Loaded notifications, newest first, and the total number of unread ones. */
export type NotificationList = Pick<NotificationPage, 'notifications' | 'unread' | 'before'>;

/** Empty list. */
export const noNotifications: NotificationList = { notifications: [], unread: 0, before: null };

/** Removes the matching entries and subtracts the unread ones from the count. */
function removeEntries(
  list: NotificationList,
  isGone: (entry: MemberNotification) => boolean,
): NotificationList {
  const removedEntries = list.notifications.filter(isGone);
  if (removedEntries.length === 0) return list;
  return {
    ...list,
    notifications: list.notifications.filter((entry) => !removedEntries.includes(entry)),
    unread: Math.max(0, list.unread - removedEntries.filter(({ read }) => !read).length),
  };
}

/**
 * Returns whether a new entry replaces a known one: an unread entry of the same conversation, or an entry
 * about the same person's like.
 */
export function isReplacedBy(entry: Omit<MemberNotification, 'read'>, existing: MemberNotification): boolean {
  if (entry.kind === 'message')
    return existing.kind === 'message' && !existing.read && existing.conversation === entry.conversation;
  return isAboutLike(existing, entry.profile?.id) && isAboutLike(entry, existing.profile?.id);
}

/** Returns whether an entry is about a like from a profile, mutual or not. */
export const isAboutLike = (
  { kind, profile }: Pick<MemberNotification, 'kind' | 'profile'>,
  profileId: string | undefined,
): boolean => (kind === 'like' || kind === 'match') && profile !== null && profile.id === profileId;

/**
 * Inserts an entry by its id and removes the entries it replaces. Changes nothing if the entry is known or
 * already replaced.
 */
export function withNotification(list: NotificationList, entry: MemberNotification): NotificationList {
  const isSettled = list.notifications.some(
    (existing) =>
      existing.id === entry.id || (compareIds(existing.id, entry.id) > 0 && isReplacedBy(existing, entry)),
  );
  if (isSettled) return list;
  const rest = removeEntries(
    list,
    (existing) => compareIds(existing.id, entry.id) < 0 && isReplacedBy(entry, existing),
  );
  return {
    ...rest,
    notifications: [...rest.notifications, entry].toSorted((a, b) => compareIds(b.id, a.id)),
    unread: rest.unread + (entry.read ? 0 : 1),
  };
}

/** Marks everything up to an id as read, including older entries that are not loaded. */
export function withReadUntil(list: NotificationList, readUntil: string): NotificationList {
  const notifications = list.notifications.map((entry) =>
    entry.read || compareIds(entry.id, readUntil) > 0 ? entry : { ...entry, read: true },
  );
  return { ...list, notifications, unread: notifications.filter(({ read }) => !read).length };
}

/** Removes entries about the messages of a conversation. */
export const withoutConversation = (list: NotificationList, conversation: string): NotificationList =>
  removeEntries(list, (entry) => entry.conversation === conversation);

/** Removes entries about a like that its sender withdrew. */
export const withoutLikeBy = (list: NotificationList, profileId: string): NotificationList =>
  removeEntries(list, (entry) => isAboutLike(entry, profileId));

/** Applies a chat to the notifications: a chat without unread messages has no entries. */
export const withChatSeen = (list: NotificationList, chat: ChatItem): NotificationList =>
  chat.num_unread_messages === 0 ? withoutConversation(list, chat.conversation.id) : list;

/** Joins the newest page with older entries that are already loaded. */
export function joinNotifications(
  loadedPage: NotificationPage | undefined,
  page: NotificationPage,
): NotificationPage {
  const { before } = page;
  const older =
    loadedPage?.notifications.filter(({ id }) => before !== null && compareIds(id, before) < 0) ?? [];
  if (!loadedPage || older.length === 0) return page;
  return { ...page, notifications: [...page.notifications, ...older], before: loadedPage.before };
}

/** Appends an older page to the loaded entries. */
export function withOlder(loadedPage: NotificationPage, older: NotificationPage): NotificationPage {
  const ids = new Set(loadedPage.notifications.map(({ id }) => id));
  const addedEntries = older.notifications.filter(({ id }) => !ids.has(id));
  return {
    ...loadedPage,
    notifications: [...loadedPage.notifications, ...addedEntries],
    before: older.before,
  };
}
