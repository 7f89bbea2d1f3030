import type { MemberNotification } from '@meetcute/contract';
import { isAboutLike, isReplacedBy, isNotified } from '@meetcute/core';
import { append, profileFor } from './views.ts';
import type { World } from './world.ts';

/** Stored notification. The member's read position determines whether it is read. */
export type StoredNotification = Omit<MemberNotification, 'read'>;

/** Returns a member's read position. */
export const readPosition = (world: World, member: string): bigint =>
  BigInt(world.notificationsReadUntil.get(member) ?? '0');

/** Returns all entries of a member, oldest first, including currently hidden ones. */
export const entriesOf = (world: World, member: string): readonly StoredNotification[] =>
  world.notifications.get(member) ?? [];

interface NotificationDraft {
  kind: MemberNotification['kind'];
  /** Profile ID of the member that the entry is about. */
  about?: string;
  conversation?: string;
  account?: NonNullable<MemberNotification['account']>;
}

function remove(world: World, member: string, isGone: (entry: StoredNotification) => boolean): void {
  const entries = entriesOf(world, member);
  world.notifications.set(
    member,
    entries.filter((entry) => !isGone(entry)),
  );
}

/** Creates an in-app notification, unless the member has turned its kind off. */
export function notify(
  world: World,
  member: string,
  { kind, about = '', ...draft }: NotificationDraft,
): void {
  const [viewer, other] = [world.members.get(member), world.members.get(about)];
  // Fictional profiles read nothing.
  if (!viewer || viewer.profile.fictional) return;
  const entry: StoredNotification = {
    id: world.nextId(''),
    kind,
    at: world.now().toISOString(),
    profile: other ? profileFor(world, other, viewer) : null,
    conversation: draft.conversation ?? null,
    account: draft.account ?? null,
  };
  const position = readPosition(world, member);
  const isReplaced = (storedEntry: StoredNotification) =>
    isReplacedBy(entry, { ...storedEntry, read: BigInt(storedEntry.id) <= position });
  remove(world, member, isReplaced);
  if (!isNotified(world.notificationPreferences.get(member) ?? null, kind, 'app')) return;
  world.notifications.set(member, [...entriesOf(world, member), entry]);
  append(world, member, 'notification', { ...entry, read: false });
}

/** Removes a member's entries about a conversation that was read or deleted. */
export const removeForConversation = (world: World, member: string, conversation: string): void =>
  remove(world, member, (entry) => entry.conversation === conversation);

/** Removes a member's entry about another member's like. */
export const removeForLike = (world: World, member: string, profile: string): void =>
  remove(world, member, (entry) => isAboutLike(entry, profile));

/** Removes all of a member's entries about another member. */
export const removeForProfile = (world: World, member: string, profile: string): void =>
  remove(world, member, (entry) => entry.profile?.id === profile);
