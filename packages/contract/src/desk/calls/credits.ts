import * as z from 'zod/mini';
import { id } from '../../wire.ts';
import { defineDeskCall } from '../define.ts';
import { deskCreditEntry } from '../entities.ts';
import { number, reasons } from './fields.ts';

/** Largest correction of credits. A larger one is more likely a typing error. */
export const CORRECTION_MAX = 10_000;

/** Number of entries on one page of a member's credits. */
export const CREDIT_ENTRIES_PAGE = 20;

/** Calls about members' credits. */
export const creditCalls = {
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
        z.refine((amount) => amount !== 0),
      ),
      reason: reasons,
    }),
    response: z.object({ credits: z.int() }),
    errors: ['not_logged_in', 'forbidden', 'not_found', 'no_credits', 'conflict', 'key_reused'],
    access: 'admin',
  }),
} as const;
