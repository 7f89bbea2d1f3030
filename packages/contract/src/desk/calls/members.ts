import * as z from 'zod/mini';
import { caseGround } from '../../entities/safety.ts';
import { id, instant, text } from '../../wire.ts';
import { defineDeskCall } from '../define.ts';
import { deskMember, deskMemberLine } from '../entities.ts';
import { reasons } from './fields.ts';

/** Maximum length of the text of a search in characters. */
export const FIND_TEXT_MAX = 200;

/** Members in the result of a search. */
export const FOUND_MAX = 30;

/** Acts of the staff on a member without a report. */
export const memberAct = z.enum(['warn', 'suspend', 'ban', 'lift']);

export type MemberAct = z.output<typeof memberAct>;

/** Calls about members. */
export const memberCalls = {
  findMembers: defineDeskCall({
    name: 'findMembers',
    summary: 'Finds members by address, id or name, the latest active first.',
    method: 'GET',
    path: '/desk/api/members',
    query: z.strictObject({ site: z.optional(id), text: text(FIND_TEXT_MAX, 1) }),
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
    payload: z
      .strictObject({
        site: id,
        id,
        act: memberAct,
        ground: caseGround,
        reason: reasons,
        until: z.nullable(instant),
      })
      .check(z.refine(({ act, ground }) => act === 'lift' || ground !== 'none', { path: ['ground'] })),
    response: deskMember,
    errors: ['not_logged_in', 'not_found', 'conflict', 'key_reused'],
    access: 'moderator',
  }),
} as const;
