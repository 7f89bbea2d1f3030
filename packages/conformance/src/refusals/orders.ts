import { calls } from '@meetcute/contract';
import { join } from '../browser.ts';
import { ORDER, startOrder } from '../suites/orders.ts';
import type { RefusalCase } from './refusal.ts';

const buyer = async (running: Parameters<RefusalCase['provoke']>[0]) =>
  (await join(running, 'paid')).browser.client;

const orderCases = (
  [
    ['for a product that the site does not have', 'not_found', { product: 'credits-7' }, undefined],
    ['for a discount that the member does not have', 'not_found', { discount_code: 'VELVETHOUR' }, undefined],
    ['for a discount that is over', 'not_found', { discount_code: 'OPENING' }, undefined],
    ['for a country without sale', 'bad_request', { country: 'JP' }, { country: 'not_offered' }],
    [
      'for a method of another country',
      'bad_request',
      { payment_method: 'bancontact' },
      { payment_method: 'not_offered' },
    ],
    ['for a lower price', 'conflict', { price: { amount: 1, currency: 'EUR' } }, { price: 'changed' }],
    [
      'for the price in another currency',
      'conflict',
      { price: { amount: 1199, currency: 'PLN' } },
      { price: 'changed' },
    ],
    [
      'for the price in a currency that nobody knows',
      'bad_request',
      { price: { amount: 1199, currency: 'XYZ' } },
      { 'price.currency': 'custom' },
    ],
    ['for the full price with a discount', 'conflict', { discount_code: 'VELVET10' }, { price: 'changed' }],
  ] as const
).map(([when, code, change, fields]): RefusalCase => ({
  call: 'createOrder',
  code,
  when,
  ...(fields ? { fields } : {}),
  provoke: async (running) =>
    (await buyer(running)).call(calls.createOrder, { payload: { ...ORDER, ...change } }),
}));

export const orderRefusals: readonly RefusalCase[] = [
  ...orderCases,
  {
    call: 'createOrder',
    code: 'key_reused',
    when: 'for another order with the same key',
    provoke: async (running) => {
      const client = await buyer(running);
      const idempotencyKey = 'one-key-of-one-click';
      await client.call(calls.createOrder, { payload: ORDER, idempotencyKey });
      return client.call(calls.createOrder, {
        payload: { ...ORDER, payment_method: 'card' },
        idempotencyKey,
      });
    },
  },
  {
    call: 'startPayment',
    code: 'not_found',
    when: "for somebody else's order",
    provoke: async (running) => {
      const { id } = await startOrder(await buyer(running));
      return (await buyer(running)).call(calls.startPayment, { payload: { transaction: id } });
    },
  },
  {
    call: 'startPayment',
    code: 'conflict',
    when: 'for an order that is paid',
    provoke: async (running) => {
      const client = await buyer(running);
      const { id } = await startOrder(client);
      await running.reportPayment('paid', id, 'paid');
      await client.call(calls.getTransaction, { query: { id } });
      return client.call(calls.startPayment, { payload: { transaction: id } });
    },
  },
  {
    call: 'startPayment',
    code: 'key_reused',
    when: 'for another order with the same key',
    provoke: async (running) => {
      const client = await buyer(running);
      const pay = (transaction: string) =>
        client.call(calls.startPayment, { payload: { transaction }, idempotencyKey: 'one-key-of-one-click' });
      await pay((await startOrder(client)).id);
      return pay('another');
    },
  },
  {
    call: 'getTransaction',
    code: 'not_found',
    when: "for somebody else's order",
    provoke: async (running) => {
      const { id } = await startOrder(await buyer(running));
      return (await buyer(running)).call(calls.getTransaction, { query: { id } });
    },
  },
  {
    call: 'confirmPayment',
    code: 'not_found',
    when: 'for a forged token',
    provoke: async (running) => {
      const client = await buyer(running);
      const { id } = await startOrder(client);
      return client.call(calls.confirmPayment, { query: { order: id, token: 'guessed' } });
    },
  },
];
