import { type MemberNotification, NOTIFICATIONS_PAGE } from '@meetcute/contract';
import { completePreferences, href, withoutMails } from '@meetcute/core';
import { memberOf, type Handlers } from '../context.ts';
import { entriesOf, readPosition } from '../notify.ts';
import { isHidden } from '../suspension.ts';
import { append, areBlocked, profileFor } from '../views.ts';
import type { World } from '../world.ts';
import type { Member } from '../records.ts';

const DONE = { done: true as const };

/** Returns the visible notifications of a member, newest first. Entries about hidden members are omitted. */
function shownTo(world: World, viewer: Member): MemberNotification[] {
  const { id: viewerId } = viewer.profile;
  const position = readPosition(world, viewerId);
  const notifications = entriesOf(world, viewerId).flatMap((entry): MemberNotification[] => {
    const isRead = BigInt(entry.id) <= position;
    if (!entry.profile) return [{ ...entry, read: isRead }];
    const other = world.members.get(entry.profile.id);
    if (!other || isHidden(world, other) || areBlocked(world, viewerId, other.profile.id)) return [];
    return [{ ...entry, read: isRead, profile: profileFor(world, other, viewer) }];
  });
  return notifications.toReversed();
}

export const notificationHandlers = {
  getNotifications({ world, viewer, query }) {
    const member = memberOf(viewer);
    const { before, limit = NOTIFICATIONS_PAGE } = query;
    const all = shownTo(world, member);
    const olderNotifications =
      before === undefined ? all : all.filter(({ id }) => BigInt(id) < BigInt(before));
    const notifications = olderNotifications.slice(0, limit);
    return {
      notifications,
      unread: all.filter(({ read }) => !read).length,
      before: olderNotifications.length > limit ? (notifications.at(-1)?.id ?? null) : null,
      preferences: completePreferences(world.notificationPreferences.get(member.profile.id) ?? null),
    };
  },

  saveNotifications({ world, viewer, payload }) {
    const { id } = memberOf(viewer).profile;
    if ('preferences' in payload) {
      world.notificationPreferences.set(id, payload.preferences);
      return DONE;
    }
    const newest = BigInt(entriesOf(world, id).at(-1)?.id ?? '0');
    const requestedPosition = BigInt(payload.read_until);
    const position = requestedPosition > newest ? newest : requestedPosition;
    if (position <= readPosition(world, id)) return DONE;
    world.notificationsReadUntil.set(id, String(position));
    append(world, id, 'notifications_read', { read_until: String(position) });
    return DONE;
  },

  stopMails({ world, query }) {
    const link = world.mailed.get(query.token);
    if (link?.kind !== 'news') return DONE;
    const { notificationPreferences } = world;
    notificationPreferences.set(link.member, withoutMails(notificationPreferences.get(link.member) ?? null));
    return DONE;
  },

  openMailChoice: () => new Response(null, { status: 302, headers: { location: href('notifications') } }),

  removePush({ world, viewer, payload }) {
    const session = world.pushSubscriptions.get(payload.endpoint);
    const isOwn = session !== undefined && world.sessions.get(session) === memberOf(viewer).profile.id;
    if (isOwn) world.pushSubscriptions.delete(payload.endpoint);
    return DONE;
  },
} satisfies Handlers;
