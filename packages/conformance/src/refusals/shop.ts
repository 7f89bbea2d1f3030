import { calls } from '@meetcute/contract';
import { join } from '../browser.ts';
import type { RefusalCase } from './refusal.ts';

export const shopRefusals: readonly RefusalCase[] = (
  [
    ['an unknown code', 'NOBODY'],
    ['a code that is over', 'OPENING'],
    ['the code of the welcome discount', 'WELCOME20'],
    ['the code of a time bonus', 'VELVETHOUR'],
    ['an empty code', ''],
  ] as const
).map(([what, code]) => ({
  call: 'getDiscountCode',
  code: 'not_found',
  when: `for ${what}`,
  provoke: async (running) => {
    const { browser } = await join(running, 'paid');
    return browser.client.call(calls.getDiscountCode, { query: { code } });
  },
}));
