import type { MemberNotification } from '@meetcute/contract';
import { isAboutLike, isReplacedBy, isNotified } from '@meetcute/core';
import { append, profileFor } from './views.ts';
import type { World } from './world.ts';

/** An entry as the world keeps it; whether it is read, the member's position says. */
export type StoredNotification = Omit<MemberNotification, 'read'>;

/** How far a member has read. */
export const readPosition = (world: World, member: string): bigint =>
  BigInt(world.notificationsReadUntil.get(member) ?? '0');

/** A member's entries, oldest first, also those that nobody is shown at the moment. */
export const entriesOf = (world: World, member: string): readonly StoredNotification[] =>
  world.notifications.get(member) ?? [];

interface NotificationDraft {
  kind: MemberNotification['kind'];
  /** Who it is about, by profile id. */
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

/** Tells a member of something in the app, unless they do not want to hear of it there. */
export function notify(
  world: World,
  member: string,
  { kind, about = '', ...draft }: NotificationDraft,
): void {
  const [viewer, other] = [world.members.get(member), world.members.get(about)];
  // Whoever is made up reads nothing.
  if (!viewer || viewer.profile.fictional) return;
  const entry: StoredNotification = {
    id: world.nextId(''),
    kind,
    at: world.now().toISOString(),
    profile: other ? profileFor(world, other, viewer) : null,
    conversation: draft.conversation ?? null,
    account: draft.account ?? null,
  };
  const until = readPosition(world, member);
  const isReplaced = (known: StoredNotification) =>
    isReplacedBy(entry, { ...known, read: BigInt(known.id) <= until });
  remove(world, member, isReplaced);
  if (!isNotified(world.notificationPreferences.get(member) ?? null, kind, 'app')) return;
  world.notifications.set(member, [...entriesOf(world, member), entry]);
  append(world, member, 'notification', { ...entry, read: false });
}

/** Takes away what a member was told of a conversation: it is read, or deleted. */
export const removeForConversation = (world: World, member: string, conversation: string): void =>
  remove(world, member, (entry) => entry.conversation === conversation);

/** Takes away what a member was told of somebody's like. */
export const removeForLike = (world: World, member: string, profile: string): void =>
  remove(world, member, (entry) => isAboutLike(entry, profile));

/** Takes away all that a member was told of somebody. */
export const removeForProfile = (world: World, member: string, profile: string): void =>
  remove(world, member, (entry) => entry.profile?.id === profile);
