import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { safetyCase } from '../entities/safety.ts';
import { APPEAL_TEXT_MAX } from '../limits.ts';
import { id, text, token } from '../wire.ts';

const appealText = text(APPEAL_TEXT_MAX, 1);

/** Calls about the decisions on reports and complaints, and appeals against them. */
export const caseCalls = {
  getCases: defineCall({
    name: 'getCases',
    summary:
      "Returns the user's reports and complaints with their decisions, and the decisions against the user, newest first.",
    method: 'GET',
    path: '/api/cases.php',
    response: z.object({ cases: z.array(safetyCase) }),
    errors: [],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  appeal: defineCall({
    name: 'appeal',
    summary: 'Appeals a decision, once. Returns the changed case.',
    method: 'POST',
    path: '/api/cases.php',
    payload: z.strictObject({ reference: id, text: appealText }),
    response: safetyCase,
    errors: ['not_found', 'conflict', 'key_reused'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  getCaseByLink: defineCall({
    name: 'getCaseByLink',
    summary: 'Returns the case of a mailed link, as its recipient sees it.',
    method: 'GET',
    path: '/api/case_link.php',
    query: z.strictObject({ token }),
    response: safetyCase,
    errors: ['bad_token'],
    transport: 'json',
    origin: 'extension',
    auth: 'visitor',
  }),
  appealByLink: defineCall({
    name: 'appealByLink',
    summary: 'Appeals the decision of a mailed link, once. Returns the changed case.',
    method: 'POST',
    path: '/api/case_link.php',
    payload: z.strictObject({ token, text: appealText }),
    response: safetyCase,
    errors: ['bad_token', 'conflict', 'key_reused'],
    transport: 'json',
    origin: 'extension',
    auth: 'visitor',
  }),
} as const;
