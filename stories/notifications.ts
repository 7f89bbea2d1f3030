import type { MemberNotification } from '@meetcute/contract';
import { notify, type World } from '@meetcute/mocks';
import { viewerOf, others } from './world.ts';
import { CHAT, addConversation } from './conversations.ts';

const MINUTE = 60_000;

/** Adds `count` like notifications for the viewer, all read or all unread. */
export function addLikes(world: World, count: number, isRead = false): void {
  const viewerId = viewerOf(world).profile.id;
  const people = others(world).filter(({ fictional }) => !fictional);
  for (const { id: profileId } of people.slice(0, count))
    notify(world, viewerId, { kind: 'like', about: profileId });
  if (isRead) markAllRead(world);
}

/** Marks all notifications of the viewer as read. */
export function markAllRead(world: World): void {
  const viewerId = viewerOf(world).profile.id;
  const newest = world.notifications.get(viewerId)?.at(-1)?.id;
  if (newest !== undefined) world.notificationsReadUntil.set(viewerId, newest);
}

/** Sets the age of each notification, newest first, in minutes. */
function ago(world: World, minutes: readonly number[]): void {
  const viewerId = viewerOf(world).profile.id;
  const readTime = (index: number) =>
    new Date(world.now().getTime() - (minutes[index] ?? 0) * MINUTE).toISOString();
  const entries = world.notifications.get(viewerId) ?? [];
  world.notifications.set(
    viewerId,
    entries.map((entry, index) => ({ ...entry, at: readTime(entries.length - 1 - index) })),
  );
}

/** Adds one of each kind. Read: login, address and like. Unread: message from a fictional profile, match and like. */
export function addEveryKind(world: World): void {
  const viewerId = viewerOf(world).profile.id;
  const [first, second, third] = others(world).filter(
    ({ fictional, main_image: image }) => !fictional && image,
  );
  notify(world, viewerId, { kind: 'account', account: 'email_changed' });
  notify(world, viewerId, { kind: 'account', account: 'new_session' });
  notify(world, viewerId, { kind: 'like', about: first!.id });
  markAllRead(world);
  notify(world, viewerId, { kind: 'match', about: second!.id });
  notify(world, viewerId, { kind: 'like', about: third!.id });
  const { members } = addConversation(world, { isFictional: true, unread: 2 });
  const other = members.find((id) => id !== viewerId) ?? '';
  notify(world, viewerId, { kind: 'message', about: other, conversation: CHAT });
  ago(world, [3, 48, 190, 60 * 26, 60 * 74, 60 * 24 * 12]);
}

/** Returns the notifications of the viewer, newest first. */
export const notificationsOf = (world: World): readonly Omit<MemberNotification, 'read'>[] =>
  (world.notifications.get(viewerOf(world).profile.id) ?? []).toReversed();
