import type { MemberNotification, Profile } from '@meetcute/contract';
import type { NotificationRow } from './notifications.table.ts';

/** A notification as its member sees it, who has read up to `readUntil`. */
export const notificationOf = (
  row: Pick<NotificationRow, 'id' | 'kind' | 'at' | 'conversationId' | 'account'>,
  profile: Profile | null,
  readUntil: number,
): MemberNotification => ({
  id: String(row.id),
  kind: row.kind,
  at: row.at.toISOString(),
  read: row.id <= readUntil,
  profile,
  conversation: row.conversationId,
  account: row.account,
});
