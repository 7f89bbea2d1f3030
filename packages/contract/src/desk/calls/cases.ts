import * as z from 'zod/mini';
import { allowsGround, caseAction, caseGround, caseSide } from '../../entities/safety.ts';
import { id, instant, text } from '../../wire.ts';
import { defineDeskCall } from '../define.ts';
import { caseQueue, deskCase, deskCaseLine } from '../entities.ts';
import { page, reasons } from './fields.ts';

/** Calls about reports and complaints. */
export const caseCalls = {
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
    payload: z
      .strictObject({
        site: id,
        reference: id,
        after: z.nullable(caseSide),
        action: caseAction,
        ground: caseGround,
        facts: reasons,
        until: z.nullable(instant),
        content: z.optional(z.array(text(200, 1))),
      })
      .check(z.refine(({ action, ground }) => allowsGround(action, ground), { path: ['ground'] })),
    response: deskCase,
    errors: ['not_logged_in', 'not_found', 'conflict', 'key_reused'],
    access: 'moderator',
  }),
} as const;

/** Address of the copy of a reported photo. */
export const deskPhotoPath = '/desk/api/photo';
