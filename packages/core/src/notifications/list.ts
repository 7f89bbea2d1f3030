import type { ChatItem, MemberNotification, NotificationPage } from '@meetcute/contract';
import { compareIds } from '../ids.ts';

/** What a page knows of the notifications: those that are loaded, newest first, and how many are unread in all. */
export type NotificationList = Pick<NotificationPage, 'notifications' | 'unread' | 'before'>;

/** No notifications at all. */
export const noNotifications: NotificationList = { notifications: [], unread: 0, before: null };

/** Without the entries that `isGone` names; the unread ones of them are no longer counted. */
function without(list: NotificationList, isGone: (entry: MemberNotification) => boolean): NotificationList {
  const gone = list.notifications.filter(isGone);
  if (gone.length === 0) return list;
  return {
    ...list,
    notifications: list.notifications.filter((entry) => !gone.includes(entry)),
    unread: Math.max(0, list.unread - gone.filter(({ read }) => !read).length),
  };
}

/** What an entry takes the place of: an unread one of the same conversation, or what was said of the same person's like. */
export function isReplacedBy(entry: Omit<MemberNotification, 'read'>, known: MemberNotification): boolean {
  if (entry.kind === 'message')
    return known.kind === 'message' && !known.read && known.conversation === entry.conversation;
  return isAboutLike(known, entry.profile?.id) && isAboutLike(entry, known.profile?.id);
}

/** Whether an entry tells of a like by somebody, returned or not. */
export const isAboutLike = (
  { kind, profile }: Pick<MemberNotification, 'kind' | 'profile'>,
  profileId: string | undefined,
): boolean => (kind === 'like' || kind === 'match') && profile !== null && profile.id === profileId;

/** Adds an entry where its id puts it, in place of what it replaces; one that is there or replaced already changes nothing. */
export function withNotification(list: NotificationList, entry: MemberNotification): NotificationList {
  const isSettled = list.notifications.some(
    (known) => known.id === entry.id || (compareIds(known.id, entry.id) > 0 && isReplacedBy(known, entry)),
  );
  if (isSettled) return list;
  const rest = without(list, (known) => compareIds(known.id, entry.id) < 0 && isReplacedBy(entry, known));
  return {
    ...rest,
    notifications: [...rest.notifications, entry].toSorted((a, b) => compareIds(b.id, a.id)),
    unread: rest.unread + (entry.read ? 0 : 1),
  };
}

/** Everything up to an id is read; older entries that are not loaded are read with it. */
export function withReadUntil(list: NotificationList, readUntil: string): NotificationList {
  const notifications = list.notifications.map((entry) =>
    entry.read || compareIds(entry.id, readUntil) > 0 ? entry : { ...entry, read: true },
  );
  return { ...list, notifications, unread: notifications.filter(({ read }) => !read).length };
}

/** Without what was said of a conversation's messages. */
export const withoutConversation = (list: NotificationList, conversation: string): NotificationList =>
  without(list, (entry) => entry.conversation === conversation);

/** Without what was said of somebody's like, which they have taken back. */
export const withoutLikeBy = (list: NotificationList, profileId: string): NotificationList =>
  without(list, (entry) => isAboutLike(entry, profileId));

/** What a line of the list of chats says of notifications: a chat without unread messages has none. */
export const withChatSeen = (list: NotificationList, chat: ChatItem): NotificationList =>
  chat.num_unread_messages === 0 ? withoutConversation(list, chat.conversation.id) : list;

/** Puts the newest page together with older ones that are loaded already. */
export function joinNotifications(
  known: NotificationPage | undefined,
  page: NotificationPage,
): NotificationPage {
  const { before } = page;
  const older = known?.notifications.filter(({ id }) => before !== null && compareIds(id, before) < 0) ?? [];
  if (!known || older.length === 0) return page;
  return { ...page, notifications: [...page.notifications, ...older], before: known.before };
}

/** Puts an older page under what is loaded. */
export function withOlder(known: NotificationPage, older: NotificationPage): NotificationPage {
  const ids = new Set(known.notifications.map(({ id }) => id));
  const added = older.notifications.filter(({ id }) => !ids.has(id));
  return { ...known, notifications: [...known.notifications, ...added], before: older.before };
}
