import * as z from 'zod/mini';
import { growingId, id, instant } from '../wire.ts';

/**
 * Change of a member's credits, with the balance after it. `number` counts the member's entries from 1. `transaction` is
 * the order of a payment or return, `partner` the name of the other member of a message who still exists.
 */
export const statementEntry = z.object({
  number: growingId,
  at: instant,
  kind: z.enum(['opening', 'message', 'undelivered', 'payment', 'return', 'correction']),
  credits: z.int(),
  balance: z.int(),
  transaction: z.nullable(id),
  partner: z.nullable(z.string()),
});

/** Page of a statement, newest first. `before` is the cursor of the older page, null at the end. */
export const statement = z.object({
  entries: z.array(statementEntry),
  before: z.nullable(growingId),
});

export type StatementEntry = z.output<typeof statementEntry>;
export type Statement = z.output<typeof statement>;
