import type { MemberNotification } from '@meetcute/contract';
import { notify, type World } from '@meetcute/mocks';
import { me, others } from './happening.ts';
import { CHAT, addConversation } from './conversations.ts';

const MINUTE = 60_000;

/** Lets so many people like the viewer; all of it is read, or nothing. */
export function liked(world: World, count: number, isRead = false): void {
  const own = me(world).profile.id;
  const people = others(world).filter(({ fictional }) => !fictional);
  for (const { id: about } of people.slice(0, count)) notify(world, own, { kind: 'like', about });
  if (isRead) read(world);
}

/** Notes that the viewer has read everything there is. */
export function read(world: World): void {
  const own = me(world).profile.id;
  const newest = world.notifications.get(own)?.at(-1)?.id;
  if (newest !== undefined) world.notificationsReadUntil.set(own, newest);
}

/** Sets when each entry happened, newest first, in minutes before now. */
function ago(world: World, minutes: readonly number[]): void {
  const own = me(world).profile.id;
  const at = (index: number) =>
    new Date(world.now().getTime() - (minutes[index] ?? 0) * MINUTE).toISOString();
  const entries = world.notifications.get(own) ?? [];
  world.notifications.set(
    own,
    entries.map((entry, index) => ({ ...entry, at: at(entries.length - 1 - index) })),
  );
}

/** One of each kind: a login, an address and a like that were read; a made-up member's message, a match and a like that were not. */
export function everything(world: World): void {
  const own = me(world).profile.id;
  const [first, second, third] = others(world).filter(
    ({ fictional, main_image: image }) => !fictional && image,
  );
  notify(world, own, { kind: 'account', account: 'email_changed' });
  notify(world, own, { kind: 'account', account: 'new_session' });
  notify(world, own, { kind: 'like', about: first!.id });
  read(world);
  notify(world, own, { kind: 'match', about: second!.id });
  notify(world, own, { kind: 'like', about: third!.id });
  const { members } = addConversation(world, { isFictional: true, unread: 2 });
  const other = members.find((id) => id !== own) ?? '';
  notify(world, own, { kind: 'message', about: other, conversation: CHAT });
  ago(world, [3, 48, 190, 60 * 26, 60 * 74, 60 * 24 * 12]);
}

/** What the viewer was told, newest first. */
export const told = (world: World): readonly Omit<MemberNotification, 'read'>[] =>
  (world.notifications.get(me(world).profile.id) ?? []).toReversed();
