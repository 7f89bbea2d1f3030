import type { Notification } from '@meetcute/contract';
import { isAboutLike, isReplacedBy, isTold } from '@meetcute/core';
import { append, profileFor } from './views.ts';
import type { World } from './world.ts';

/** An entry as the world keeps it; whether it is read, the member's position says. */
export type KeptNotification = Omit<Notification, 'read'>;

/** How far a member has read. */
export const readPosition = (world: World, member: string): bigint =>
  BigInt(world.notificationsReadUntil.get(member) ?? '0');

/** A member's entries, oldest first, also those that nobody is shown at the moment. */
export const entriesOf = (world: World, member: string): readonly KeptNotification[] =>
  world.notifications.get(member) ?? [];

interface News {
  kind: Notification['kind'];
  /** Who it is about, by profile id. */
  about?: string;
  conversation?: string;
  account?: NonNullable<Notification['account']>;
}

function forget(world: World, member: string, isGone: (entry: KeptNotification) => boolean): void {
  const entries = entriesOf(world, member);
  world.notifications.set(
    member,
    entries.filter((entry) => !isGone(entry)),
  );
}

/** Tells a member of something in the app, unless they do not want to hear of it there. */
export function notify(world: World, member: string, { kind, about = '', ...news }: News): void {
  const [viewer, other] = [world.members.get(member), world.members.get(about)];
  // Whoever is made up reads nothing.
  if (!viewer || viewer.profile.fictional) return;
  const entry: KeptNotification = {
    id: world.nextId(''),
    kind,
    at: world.now().toISOString(),
    profile: other ? profileFor(world, other, viewer) : null,
    conversation: news.conversation ?? null,
    account: news.account ?? null,
  };
  const until = readPosition(world, member);
  const isReplaced = (known: KeptNotification) =>
    isReplacedBy(entry, { ...known, read: BigInt(known.id) <= until });
  forget(world, member, isReplaced);
  if (!isTold(world.notificationPreferences.get(member) ?? null, kind, 'app')) return;
  world.notifications.set(member, [...entriesOf(world, member), entry]);
  append(world, member, 'notification', { ...entry, read: false });
}

/** Takes away what a member was told of a conversation: it is read, or deleted. */
export const removeForConversation = (world: World, member: string, conversation: string): void =>
  forget(world, member, (entry) => entry.conversation === conversation);

/** Takes away what a member was told of somebody's like. */
export const forgetLike = (world: World, member: string, profile: string): void =>
  forget(world, member, (entry) => isAboutLike(entry, profile));

/** Takes away all that a member was told of somebody. */
export const forgetPerson = (world: World, member: string, profile: string): void =>
  forget(world, member, (entry) => entry.profile?.id === profile);
