import type { CallName } from '@meetcute/contract';

/** Calls that nothing answers yet, and the release that brings them; each must answer 501 until then. */
export const laterCalls: Partial<Record<CallName, 'talking' | 'commerce'>> = {
  getDiscountCode: 'commerce',
  getCredits: 'commerce',
  getPremium: 'commerce',
  createOrder: 'commerce',
  getTransaction: 'commerce',
  confirmPayment: 'commerce',
};
