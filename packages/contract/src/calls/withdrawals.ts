import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { transaction } from '../entities/order.ts';
import { id, instant, money, sentMoney } from '../wire.ts';

/** Calls to withdraw from orders. */
export const withdrawalCalls = {
  getWithdrawal: defineCall({
    name: 'getWithdrawal',
    summary: 'Returns what a member gets back now for an order, and until when. Null if it is too late.',
    method: 'GET',
    path: '/api/withdrawals.php',
    query: z.strictObject({ transaction: id }),
    response: z.object({ withdrawal: z.nullable(z.object({ refund: money, until: instant })) }),
    errors: ['not_found'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
  withdrawOrder: defineCall({
    name: 'withdrawOrder',
    summary: 'Withdraws from an order for the refund that the member has seen. Conflict if it has changed.',
    method: 'POST',
    path: '/api/withdrawals.php',
    payload: z.strictObject({ transaction: id, refund: sentMoney }),
    response: z.object({ transaction }),
    errors: ['not_found', 'conflict', 'key_reused'],
    transport: 'json',
    origin: 'extension',
    auth: 'member',
  }),
} as const;
