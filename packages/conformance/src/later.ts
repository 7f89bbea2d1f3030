import type { CallName } from '@meetcute/contract';

/** Calls of later releases; each must respond with 501 until then. */
export const laterCalls: Partial<Record<CallName, 'commerce'>> = {
  createOrder: 'commerce',
  getTransaction: 'commerce',
  confirmPayment: 'commerce',
};
