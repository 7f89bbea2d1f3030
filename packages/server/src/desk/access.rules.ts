import type { ErrorCode } from '@meetcute/contract';
import type { DeskAccess } from '@meetcute/contract/desk';
import type { Staff, StaffSession } from '../modules/staff/staff.table.ts';

/** Returns why a browser may not make a call; null if it may. */
export function accessRefusal(
  access: DeskAccess,
  { staff, session }: { staff: Staff | null; session: StaffSession | null },
): ErrorCode | null {
  if (access === 'nobody') return null;
  if (!staff || !session) return 'not_logged_in';
  if (access === 'password') return session.awaits === 'code' ? null : 'not_logged_in';
  if (session.awaits) return 'not_logged_in';
  return access === 'moderator' || staff.role === 'admin' ? null : 'forbidden';
}
