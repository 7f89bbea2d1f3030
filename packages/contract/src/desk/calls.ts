import { accountCalls } from './calls/account.ts';
import { auditCalls } from './calls/audit.ts';
import { caseCalls } from './calls/cases.ts';
import { creditCalls } from './calls/credits.ts';
import { memberCalls } from './calls/members.ts';
import { newPhotoCalls } from './calls/new-photos.ts';
import { staffCalls } from './calls/staff.ts';
import type { DeskCall } from './define.ts';

export { deskPhotoPath } from './calls/cases.ts';
export { CORRECTION_MAX, CREDIT_ENTRIES_PAGE } from './calls/credits.ts';
export { FIND_TEXT_MAX, FOUND_MAX, type MemberAct, memberAct } from './calls/members.ts';
export { APPROVED_MAX, NEW_PHOTOS_PAGE, newPhotoPath } from './calls/new-photos.ts';
export { STAFF_NAME_MAX } from './calls/staff.ts';

/** Type of every call of the staff desk. */
type DeskCalls = typeof accountCalls &
  typeof caseCalls &
  typeof memberCalls &
  typeof creditCalls &
  typeof newPhotoCalls &
  typeof auditCalls &
  typeof staffCalls;

/** Every call of the staff desk. */
export const deskCalls: DeskCalls = {
  ...accountCalls,
  ...caseCalls,
  ...memberCalls,
  ...creditCalls,
  ...newPhotoCalls,
  ...auditCalls,
  ...staffCalls,
};

/** Every call of the staff desk as a list. */
export const allDeskCalls: readonly DeskCall[] = Object.values(deskCalls);
