import * as z from 'zod/mini';
import { caseAction, caseGround, caseSide } from '../entities/safety.ts';
import { APPEAL_TEXT_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';
import { done, id, instant, text } from '../wire.ts';
import { defineDeskCall, type DeskCall } from './define.ts';
import {
  caseQueue,
  deskAuditEntry,
  deskCase,
  deskCaseLine,
  deskCreditEntry,
  deskMember,
  deskMemberLine,
  deskPhoto,
  staffAccount,
  staffMember,
  staffRole,
} from './entities.ts';

const token = text(200, 1);
const code = text(40, 1);
const reasons = text(APPEAL_TEXT_MAX, 1);
const page = z.optional(text(200, 1));
const number = z.optional(z.string().check(z.regex(/^\d{1,15}$/)));

/** Members in the result of a search. */
export const FOUND_MAX = 30;

/** Largest correction of credits. A larger one is more likely a typing error. */
export const CORRECTION_MAX = 10_000;

/** Photos that one call approves. */
export const APPROVED_MAX = 200;

/** Acts of the staff on a member without a report. */
export const memberAct = z.enum(['warn', 'suspend', 'ban', 'lift']);

/** Longest name of an account of the staff. */
export const STAFF_NAME_MAX = 60;

/** Sites of an account of the staff; null for every site of the host. */
const staffSites = z.nullable(z.array(id).check(z.minLength(1), z.maxLength(1000)));

/** Every call of the staff desk. */
export const deskCalls = {
  startSetUp: defineDeskCall({
    name: 'startSetUp',
    summary: 'Returns the secret of the second factor for a set-up link, the same until it is used.',
    method: 'POST',
    path: '/desk/api/set-up',
    payload: z.strictObject({ token }),
    response: z.object({ name: z.string(), email: z.string(), secret: z.string(), uri: z.string() }),
    errors: ['bad_token'],
    access: 'nobody',
  }),
  finishSetUp: defineDeskCall({
    name: 'finishSetUp',
    summary:
      'Stores password and second factor, uses up the link and logs in. Returns the recovery codes, once.',
    method: 'POST',
    path: '/desk/api/set-up/finish',
    payload: z.strictObject({ token, password: text(PASSWORD_MAX, PASSWORD_MIN), code }),
    response: z.object({ staff: staffMember, recovery_codes: z.array(z.string()) }),
    errors: ['bad_token', 'weak_password', 'wrong_login'],
    access: 'nobody',
  }),
  staffLogIn: defineDeskCall({
    name: 'staffLogIn',
    summary: 'Checks address and password. The code follows within ten minutes.',
    method: 'POST',
    path: '/desk/api/log-in',
    payload: z.strictObject({ email: text(254, 1), password: text(PASSWORD_MAX, 1) }),
    response: done,
    errors: ['wrong_login'],
    access: 'nobody',
  }),
  confirmCode: defineDeskCall({
    name: 'confirmCode',
    summary: 'Checks the code of the second factor, or a recovery code, and logs in.',
    method: 'POST',
    path: '/desk/api/code',
    payload: z.strictObject({ code }),
    response: z.object({ staff: staffMember, recovery_codes_left: z.nullable(z.int()) }),
    errors: ['wrong_login', 'not_logged_in'],
    access: 'password',
  }),
  staffLogOut: defineDeskCall({
    name: 'staffLogOut',
    summary: 'Ends the session.',
    method: 'POST',
    path: '/desk/api/log-out',
    response: done,
    errors: [],
    access: 'nobody',
  }),
  getStaff: defineDeskCall({
    name: 'getStaff',
    summary: 'Returns who is logged in.',
    method: 'GET',
    path: '/desk/api/me',
    response: staffMember,
    errors: ['not_logged_in'],
    access: 'moderator',
  }),
  listCases: defineDeskCall({
    name: 'listCases',
    summary:
      'Returns reports and complaints: open ones and appeals oldest first, decided ones newest first. `waiting` counts the first two.',
    method: 'GET',
    path: '/desk/api/cases',
    query: z.strictObject({ queue: caseQueue, site: z.optional(id), after: page }),
    response: z.object({
      cases: z.array(deskCaseLine),
      next: z.nullable(z.string()),
      waiting: z.object({ open: z.int(), appealed: z.int() }),
    }),
    errors: ['not_logged_in', 'not_found'],
    access: 'moderator',
  }),
  getCase: defineDeskCall({
    name: 'getCase',
    summary: 'Returns a report or complaint.',
    method: 'GET',
    path: '/desk/api/case',
    query: z.strictObject({ site: id, reference: id }),
    response: deskCase,
    errors: ['not_logged_in', 'not_found'],
    access: 'moderator',
  }),
  decideCase: defineDeskCall({
    name: 'decideCase',
    summary:
      'Decides a case, or the appeal of a side. `content` names by id what is removed; without it the reported photo or message. A conflict means that somebody else has decided it meanwhile.',
    method: 'POST',
    path: '/desk/api/case/decision',
    payload: z.strictObject({
      site: id,
      reference: id,
      after: z.nullable(caseSide),
      action: caseAction,
      ground: caseGround,
      facts: reasons,
      until: z.nullable(instant),
      content: z.optional(z.array(text(200, 1))),
    }),
    response: deskCase,
    errors: ['not_logged_in', 'not_found', 'conflict', 'key_reused'],
    access: 'moderator',
  }),
  findMembers: defineDeskCall({
    name: 'findMembers',
    summary: 'Finds members by address, id or name, the latest active first.',
    method: 'GET',
    path: '/desk/api/members',
    query: z.strictObject({ site: z.optional(id), text: text(200, 1) }),
    response: z.object({ members: z.array(deskMemberLine) }),
    errors: ['not_logged_in', 'not_found'],
    access: 'moderator',
  }),
  getDeskMember: defineDeskCall({
    name: 'getDeskMember',
    summary: 'Returns a member with its cases.',
    method: 'GET',
    path: '/desk/api/member',
    query: z.strictObject({ site: id, id }),
    response: deskMember,
    errors: ['not_logged_in', 'not_found'],
    access: 'moderator',
  }),
  actOnMember: defineDeskCall({
    name: 'actOnMember',
    summary:
      'Warns, suspends or bans a member, or lifts every suspension. A conflict means that there is none to lift.',
    method: 'POST',
    path: '/desk/api/member/act',
    payload: z.strictObject({
      site: id,
      id,
      act: memberAct,
      ground: caseGround,
      reason: reasons,
      until: z.nullable(instant),
    }),
    response: deskMember,
    errors: ['not_logged_in', 'not_found', 'conflict', 'key_reused'],
    access: 'moderator',
  }),
  listCredits: defineDeskCall({
    name: 'listCredits',
    summary: "Returns a member's credits, and what changed them, newest first.",
    method: 'GET',
    path: '/desk/api/member/credits',
    query: z.strictObject({ site: id, id, before: number }),
    response: z.object({
      credits: z.int(),
      entries: z.array(deskCreditEntry),
      next: z.nullable(z.string()),
    }),
    errors: ['not_logged_in', 'not_found'],
    access: 'moderator',
  }),
  correctCredits: defineDeskCall({
    name: 'correctCredits',
    summary:
      "Adds credits to a member's wallet, or takes some away. A `reference` corrects once, however often it is sent; with other values it is a conflict. Returns the new credits.",
    method: 'POST',
    path: '/desk/api/member/credits/correct',
    payload: z.strictObject({
      site: id,
      id,
      reference: id,
      by: z.int().check(
        z.gte(-CORRECTION_MAX),
        z.lte(CORRECTION_MAX),
        z.refine((by) => by !== 0),
      ),
      reason: reasons,
    }),
    response: z.object({ credits: z.int() }),
    errors: ['not_logged_in', 'forbidden', 'not_found', 'no_credits', 'conflict', 'key_reused'],
    access: 'admin',
  }),
  listNewPhotos: defineDeskCall({
    name: 'listNewPhotos',
    summary: 'Returns photos that nobody has looked at, oldest first. `waiting` counts all of them.',
    method: 'GET',
    path: '/desk/api/photos',
    query: z.strictObject({ site: z.optional(id), after: page }),
    response: z.object({ photos: z.array(deskPhoto), next: z.nullable(z.string()), waiting: z.int() }),
    errors: ['not_logged_in', 'not_found'],
    access: 'moderator',
  }),
  approvePhotos: defineDeskCall({
    name: 'approvePhotos',
    summary:
      'Takes photos off the list of new ones. Returns how many: others were deleted, or somebody else has looked at them.',
    method: 'POST',
    path: '/desk/api/photos/approve',
    payload: z.strictObject({
      photos: z.array(z.strictObject({ site: id, id })).check(z.minLength(1), z.maxLength(APPROVED_MAX)),
    }),
    response: z.object({ approved: z.int() }),
    errors: ['not_logged_in', 'not_found', 'key_reused'],
    access: 'moderator',
  }),
  rejectPhoto: defineDeskCall({
    name: 'rejectPhoto',
    summary:
      'Removes a new photo by a decision, whose reasons its owner reads. Not found means that it no longer waits.',
    method: 'POST',
    path: '/desk/api/photos/reject',
    payload: z.strictObject({ site: id, id, ground: caseGround, reason: reasons }),
    response: done,
    errors: ['not_logged_in', 'not_found', 'key_reused'],
    access: 'moderator',
  }),
  listAudit: defineDeskCall({
    name: 'listAudit',
    summary: 'Returns entries of the audit log, newest first.',
    method: 'GET',
    path: '/desk/api/audit',
    query: z.strictObject({
      site: z.optional(id),
      author: z.optional(text(200, 1)),
      action: z.optional(text(200, 1)),
      before: number,
    }),
    response: z.object({ entries: z.array(deskAuditEntry), next: z.nullable(z.string()) }),
    errors: ['not_logged_in', 'forbidden', 'not_found'],
    access: 'admin',
  }),
  listAuditNames: defineDeskCall({
    name: 'listAuditNames',
    summary: 'Returns the authors and actions in the audit log, in alphabetical order.',
    method: 'GET',
    path: '/desk/api/audit/names',
    query: z.strictObject({ site: z.optional(id) }),
    response: z.object({ authors: z.array(z.string()), actions: z.array(z.string()) }),
    errors: ['not_logged_in', 'forbidden', 'not_found'],
    access: 'admin',
  }),
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
      email: text(254, 3),
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
      'Removes both factors of an account, ends its sessions and enables it. Returns the token of its set-up link, once. A conflict means that a site would have no admin left.',
    method: 'POST',
    path: '/desk/api/staff/reset',
    payload: z.strictObject({ id }),
    response: z.object({ token: z.string() }),
    errors: ['not_logged_in', 'forbidden', 'not_found', 'conflict'],
    access: 'admin',
    hasSecret: true,
  }),
} as const;

/** Every call of the staff desk as a list. */
export const allDeskCalls: readonly DeskCall[] = Object.values(deskCalls);

/** Address of the copy of a reported photo. */
export const deskPhotoPath = '/desk/api/photo';

/** Address of a photo that nobody has looked at, with its site, its id and the smallest `width` to load. */
export const newPhotoPath = '/desk/api/photos/file';

export type MemberAct = z.output<typeof memberAct>;
