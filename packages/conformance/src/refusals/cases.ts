import { calls } from '@meetcute/contract';
import { freshEmail, join, mailedToken, openBrowser, type Person } from '../browser.ts';
import type { Running } from '../target.ts';
import type { RefusalCase } from './refusal.ts';

const KEY = 'one-key-of-one-click';
const FACTS = 'A photo shows somebody else.';

const clientOf = ({ browser }: Person) => browser.client;

/** Sends a report. Returns its sender and reference. */
async function report(running: Running) {
  const [anna, ben] = [await join(running), await join(running)];
  const payload = { profile: ben.id, category: 'fake' as const, text: '' };
  const { receipt: reference } = await clientOf(anna).call(calls.report, { payload });
  return { anna, reference };
}

/** Sends a report and decides it. */
async function decideReport(running: Running) {
  const { anna, reference } = await report(running);
  await running.decideCase('free', { reference, action: 'none', facts: FACTS, after: null });
  return { anna, reference };
}

/** Sends a visitor's complaint. Returns its reference and the token of the mailed link. */
async function complain(running: Running) {
  const email = freshEmail();
  const { client } = openBrowser(running);
  const payload = { name: 'Kim', email, subject: 'A bill', text: 'Too much.' };
  const { receipt: reference } = await client.call(calls.complain, { payload });
  return { client, reference, token: await mailedToken(running, email, '/reports/link') };
}

const appeal = (person: Person, reference: string, text = 'Look again.', idempotencyKey?: string) =>
  clientOf(person).call(calls.appeal, {
    payload: { reference, text },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

/** Invalid requests about decisions and appeals. */
export const caseRefusals: RefusalCase[] = [
  {
    call: 'appeal',
    code: 'not_found',
    when: 'for a report of somebody else',
    provoke: async (running) => {
      const { reference } = await decideReport(running);
      return appeal(await join(running), reference);
    },
  },
  {
    call: 'appeal',
    code: 'conflict',
    when: 'before the decision',
    provoke: async (running) => {
      const { anna, reference } = await report(running);
      return appeal(anna, reference);
    },
  },
  {
    call: 'appeal',
    code: 'bad_request',
    when: 'for a reason of spaces',
    fields: { text: 'required' },
    provoke: async (running) => {
      const { anna, reference } = await decideReport(running);
      return appeal(anna, reference, ' \n ');
    },
  },
  {
    call: 'appeal',
    code: 'bad_request',
    when: 'for a reason of 2001 characters',
    fields: { text: 'too_big' },
    provoke: async (running) => appeal(await join(running), 'none', 'a'.repeat(2001)),
  },
  {
    call: 'appeal',
    code: 'key_reused',
    when: 'for another reason with the same key',
    provoke: async (running) => {
      const { anna, reference } = await decideReport(running);
      await appeal(anna, reference, 'one', KEY);
      return appeal(anna, reference, 'two', KEY);
    },
  },
  {
    call: 'getCaseByLink',
    code: 'bad_token',
    when: 'for an unknown token',
    provoke: (running) =>
      openBrowser(running).client.call(calls.getCaseByLink, { query: { token: 'made-up' } }),
  },
  {
    call: 'appealByLink',
    code: 'bad_token',
    when: 'for an unknown token',
    provoke: (running) =>
      openBrowser(running).client.call(calls.appealByLink, { payload: { token: 'made-up', text: 'Why?' } }),
  },
  {
    call: 'appealByLink',
    code: 'conflict',
    when: 'before the decision',
    provoke: async (running) => {
      const { client, token } = await complain(running);
      return client.call(calls.appealByLink, { payload: { token, text: 'Why?' } });
    },
  },
  {
    call: 'appealByLink',
    code: 'key_reused',
    when: 'for another reason with the same key',
    provoke: async (running) => {
      const { token, reference } = await complain(running);
      await running.decideCase('free', { reference, action: 'other', facts: FACTS, after: null });
      const { client } = (await join(running)).browser;
      const send = (text: string) =>
        client.call(calls.appealByLink, { payload: { token, text }, idempotencyKey: KEY });
      await send('one');
      return send('two');
    },
  },
];
