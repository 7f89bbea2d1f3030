import { calls } from '@meetcute/contract';
import { join } from '../browser.ts';
import { buy } from '../suites/withdrawals.ts';
import type { RefusalCase } from './refusal.ts';

const buyer = async (running: Parameters<RefusalCase['provoke']>[0]) =>
  (await join(running, 'paid')).browser.client;

const refund = { amount: 1199, currency: 'EUR' };

export const withdrawalRefusals: readonly RefusalCase[] = [
  {
    call: 'getWithdrawal',
    code: 'not_found',
    when: "for somebody else's order",
    provoke: async (running) => {
      const transaction = await buy(running, await buyer(running));
      return (await buyer(running)).call(calls.getWithdrawal, { query: { transaction } });
    },
  },
  {
    call: 'withdrawOrder',
    code: 'not_found',
    when: "for somebody else's order",
    provoke: async (running) => {
      const transaction = await buy(running, await buyer(running));
      return (await buyer(running)).call(calls.withdrawOrder, { payload: { transaction, refund } });
    },
  },
  {
    call: 'withdrawOrder',
    code: 'conflict',
    when: 'for a higher refund than the current one',
    fields: { refund: 'changed' },
    provoke: async (running) => {
      const client = await buyer(running);
      const transaction = await buy(running, client);
      const more = { ...refund, amount: 1200 };
      return client.call(calls.withdrawOrder, { payload: { transaction, refund: more } });
    },
  },
  {
    call: 'withdrawOrder',
    code: 'key_reused',
    when: 'for another order with the same key',
    provoke: async (running) => {
      const client = await buyer(running);
      const idempotencyKey = 'one-key-of-one-withdrawal';
      const [one, other] = [await buy(running, client), await buy(running, client)];
      await client.call(calls.withdrawOrder, { payload: { transaction: one, refund }, idempotencyKey });
      return client.call(calls.withdrawOrder, { payload: { transaction: other, refund }, idempotencyKey });
    },
  },
];
