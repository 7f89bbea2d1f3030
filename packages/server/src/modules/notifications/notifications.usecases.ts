import type { NotificationPage, Preferences } from '@meetcute/contract';
import { completePreferences } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import type { Site } from '../../sites.ts';
import { updateMember } from '../members/members.repository.ts';
import type { Member } from '../members/members.table.ts';
import { readMember } from '../profile/profile.repository.ts';
import { viewsOf } from '../profile/profile.view.ts';
import { countNewer, listNotifications, newestNotification } from './notifications.repository.ts';
import { notificationOf } from './notifications.view.ts';

interface NotificationsInput {
  site: Site;
  user: Member;
  now: Date;
}

/** Returns a page of a member's notifications, with the number of unread ones and the preferences. */
export async function getNotifications(
  db: Executor,
  { site, user, now }: NotificationsInput,
  { before, limit }: { before: number | null; limit: number },
): Promise<NotificationPage> {
  const owner = { siteId: site.id, memberId: user.id, now };
  const entries = await listNotifications(db, owner, { before, limit: limit + 1 });
  const shownEntries = entries.slice(0, limit);
  const profilesById = new Map(
    shownEntries.flatMap(({ profile }) => (profile ? [[profile.id, profile] as const] : [])),
  );
  const views = await viewsOf(db, [...profilesById.values()], { site, viewerId: user.id, now });
  const byId = new Map(views.map((view) => [view.id, view]));
  const last = shownEntries.at(-1);
  return {
    notifications: shownEntries.map(({ row, profile }) =>
      notificationOf(row, (profile && byId.get(profile.id)) ?? null, user.notificationsReadUntil),
    ),
    unread: await countNewer(db, owner, user.notificationsReadUntil),
    before: last && entries.length > limit ? String(last.row.id) : null,
    preferences: completePreferences(user.notificationPreferences),
  };
}

/**
 * Records how far a member has read, never backwards nor beyond the newest, and notifies the member's tabs.
 */
export function readNotifications(
  unitOfWork: UnitOfWork<Done>,
  { site, user }: Omit<NotificationsInput, 'now'>,
  lastId: number,
): Promise<Done> {
  const owner = { siteId: site.id, memberId: user.id };
  return unitOfWork.run([user.id], async ({ tx, append }) => {
    const readUntil = Math.min(lastId, await newestNotification(tx, owner));
    const member = await readMember(tx, site.id, user.id);
    if (member && readUntil > member.notificationsReadUntil) {
      await updateMember(tx, site.id, user.id, { notificationsReadUntil: readUntil });
      append(user.id, 'notifications_read', { read_until: String(readUntil) });
    }
    return DONE;
  });
}

/** Replaces a member's notification preferences. */
export function savePreferences(
  unitOfWork: UnitOfWork<Done>,
  { site, user }: Omit<NotificationsInput, 'now'>,
  preferences: Preferences,
): Promise<Done> {
  return unitOfWork.run([], async ({ tx }) => {
    await updateMember(tx, site.id, user.id, { notificationPreferences: preferences });
    return DONE;
  });
}
