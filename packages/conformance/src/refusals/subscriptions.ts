import { type CallPayload, calls } from '@meetcute/contract';
import { freshEmail, join, openBrowser } from '../browser.ts';
import { ORDER } from '../suites/orders.ts';
import type { Running } from '../target.ts';
import type { RefusalCase } from './refusal.ts';

const cancelByEmail = (running: Running, payload: CallPayload<typeof calls.cancelByEmail>) =>
  openBrowser(running, 'paid').client.call(calls.cancelByEmail, { payload });

export const subscriptionRefusals: readonly RefusalCase[] = [
  {
    call: 'createOrder',
    code: 'bad_request',
    when: 'for credits that renew',
    fields: { renews: 'not_offered' },
    provoke: async (running) =>
      (await join(running, 'paid')).browser.client.call(calls.createOrder, {
        payload: { ...ORDER, renews: true },
      }),
  },
  {
    call: 'cancelSubscription',
    code: 'not_found',
    when: 'for a member without a subscription',
    provoke: async (running) => (await join(running, 'paid')).browser.client.call(calls.cancelSubscription),
  },
  {
    call: 'cancelByEmail',
    code: 'bad_request',
    when: 'for what is no address',
    fields: { email: 'invalid_format' },
    provoke: (running) => cancelByEmail(running, { email: 'nobody' }),
  },
  {
    call: 'cancelByEmail',
    code: 'bad_request',
    when: 'for an extraordinary one without a reason',
    fields: { reason: 'required' },
    provoke: (running) => cancelByEmail(running, { email: freshEmail(), kind: 'extraordinary' }),
  },
  {
    call: 'cancelByEmail',
    code: 'bad_request',
    when: 'for a day more than two years ahead',
    fields: { date: 'too_late' },
    provoke: (running) => cancelByEmail(running, { email: freshEmail(), date: '9999-12-31' }),
  },
  {
    call: 'cancelByEmail',
    code: 'bad_request',
    when: 'for a day that does not exist',
    fields: { date: 'invalid_format' },
    provoke: (running) => cancelByEmail(running, { email: freshEmail(), date: '2027-02-30' }),
  },
  {
    call: 'cancelByEmail',
    code: 'key_reused',
    when: 'for another address with the same key',
    provoke: async (running) => {
      const { browser } = await join(running, 'paid');
      const idempotencyKey = 'one-key-of-one-cancellation';
      const cancel = (email: string) =>
        browser.client.call(calls.cancelByEmail, { payload: { email }, idempotencyKey });
      await cancel(freshEmail());
      return cancel(freshEmail());
    },
  },
];
