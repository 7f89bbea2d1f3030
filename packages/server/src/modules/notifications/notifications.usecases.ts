import type { NotificationPage, Preferences } from '@meetcute/contract';
import { preferencesOf } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import type { RecordOutcome } from '../../http/call-context.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { appendEvent } from '../events/append-events.repository.ts';
import { changeFor } from '../events/change.ts';
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
  const owner = { siteId: site.id, memberId: user.id };
  const found = await listNotifications(db, owner, { before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const met = new Map(shown.flatMap(({ profile }) => (profile ? [[profile.id, profile] as const] : [])));
  const views = await viewsOf(db, [...met.values()], { site, viewerId: user.id, now });
  const byId = new Map(views.map((view) => [view.id, view]));
  const last = shown.at(-1);
  return {
    notifications: shown.map(({ row, profile }) =>
      notificationOf(row, (profile && byId.get(profile.id)) ?? null, user.notificationsReadUntil),
    ),
    unread: await countNewer(db, owner, user.notificationsReadUntil),
    before: last && found.length > limit ? String(last.row.id) : null,
    preferences: preferencesOf(user.notificationPreferences),
  };
}

/**
 * Records how far a member has read, never backwards nor beyond the newest, and notifies the member's tabs.
 */
export async function readNotifications(
  services: Services,
  { site, user, now }: NotificationsInput,
  { until, recordOutcome }: { until: number; recordOutcome: RecordOutcome },
): Promise<void> {
  const owner = { siteId: site.id, memberId: user.id };
  await changeFor(services, site.id, [user.id], async (tx) => {
    const readUntil = Math.min(until, await newestNotification(tx, owner));
    const member = await readMember(tx, site.id, user.id);
    if (member && readUntil > member.notificationsReadUntil) {
      await updateMember(tx, site.id, user.id, { notificationsReadUntil: readUntil });
      await appendEvent(tx, owner, 'notifications_read', { read_until: String(readUntil) }, now);
    }
    await recordOutcome(tx);
  });
}

/** Replaces a member's notification preferences. */
export async function savePreferences(
  services: Services,
  { site, user }: NotificationsInput,
  { preferences, recordOutcome }: { preferences: Preferences; recordOutcome: RecordOutcome },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await updateMember(tx, site.id, user.id, { notificationPreferences: preferences });
    await recordOutcome(tx);
  });
}
