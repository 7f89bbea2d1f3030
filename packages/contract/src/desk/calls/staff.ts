import { EMAIL_MAX } from '../../limits.ts';
import * as z from 'zod/mini';
import { done, id, text } from '../../wire.ts';
import { defineDeskCall } from '../define.ts';
import { staffAccount, staffRole } from '../entities.ts';

/** Longest name of an account of the staff. */
export const STAFF_NAME_MAX = 60;

/** Sites of an account of the staff; null for every site of the host. */
const staffSites = z.nullable(z.array(id).check(z.minLength(1), z.maxLength(1000)));

/** Calls about the accounts of the staff. */
export const staffCalls = {
  listStaff: defineDeskCall({
    name: 'listStaff',
    summary: 'Returns the accounts of the staff that the admin may change, by name.',
    method: 'GET',
    path: '/desk/api/staff',
    response: z.object({ staff: z.array(staffAccount) }),
    errors: ['not_logged_in', 'forbidden'],
    access: 'admin',
  }),
  createStaff: defineDeskCall({
    name: 'createStaff',
    summary:
      'Adds an account. Returns the token of its set-up link, once. A conflict means that somebody has the address or the name.',
    method: 'POST',
    path: '/desk/api/staff',
    payload: z.strictObject({
      email: text(EMAIL_MAX, 3),
      name: text(STAFF_NAME_MAX, 1),
      role: staffRole,
      sites: staffSites,
    }),
    response: z.object({ token: z.string() }),
    errors: ['not_logged_in', 'forbidden', 'not_found', 'conflict'],
    access: 'admin',
    hasSecret: true,
  }),
  changeStaff: defineDeskCall({
    name: 'changeStaff',
    summary: 'Changes role and sites. A conflict means that a site would have no admin left.',
    method: 'POST',
    path: '/desk/api/staff/change',
    payload: z.strictObject({ id, role: staffRole, sites: staffSites }),
    response: done,
    errors: ['not_logged_in', 'forbidden', 'not_found', 'conflict', 'key_reused'],
    access: 'admin',
  }),
  disableStaff: defineDeskCall({
    name: 'disableStaff',
    summary:
      'Disables an account and ends its sessions. A conflict means that a site would have no admin left.',
    method: 'POST',
    path: '/desk/api/staff/disable',
    payload: z.strictObject({ id }),
    response: done,
    errors: ['not_logged_in', 'forbidden', 'not_found', 'conflict', 'key_reused'],
    access: 'admin',
  }),
  resetStaff: defineDeskCall({
    name: 'resetStaff',
    summary:
      'Removes both factors of an account, ends its sessions and enables it. Returns the token of its set-up link, once. A conflict means that it is the account of the caller.',
    method: 'POST',
    path: '/desk/api/staff/reset',
    payload: z.strictObject({ id }),
    response: z.object({ token: z.string() }),
    errors: ['not_logged_in', 'forbidden', 'not_found', 'conflict'],
    access: 'admin',
    hasSecret: true,
  }),
} as const;
