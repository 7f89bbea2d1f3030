import type { MemberNotification, Profile } from '@meetcute/contract';
import type { NotificationRow } from './notifications.table.ts';

/** Returns a notification for the API. It is read when its id is at most `readUntil`. */
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
