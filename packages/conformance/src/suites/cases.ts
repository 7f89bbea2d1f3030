import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { freshEmail, join, mailedToken, openBrowser, type Person } from '../browser.ts';
import type { Running } from '../target.ts';

const casesOf = async ({ browser }: Person) => (await browser.client.call(calls.getCases)).cases;
const appeal = ({ browser }: Person, reference: string) =>
  browser.client.call(calls.appeal, { payload: { reference, text: ' Look again. ' } });

async function report(running: Running) {
  const [anna, ben] = [
    await join(running, 'free', { name: 'Anna' }),
    await join(running, 'free', { name: 'Ben' }),
  ];
  const payload = { profile: ben.id, category: 'scam' as const, text: 'He asks for money.' };
  const { receipt: reference } = await anna.browser.client.call(calls.report, { payload });
  const decide = (action: 'none' | 'warning', appellant: 'sender' | 'reported' | null = null) =>
    running.decideCase('free', { reference, action, facts: 'A message asks for money.', after: appellant });
  return { anna, ben, reference, decide };
}

/** Tests the decisions on reports and complaints, and appeals. */
export function cases(running: () => Running): void {
  describe('cases', () => {
    test('shows the sender the report and its decision with reasons', async () => {
      const { anna, reference, decide } = await report(running());
      const receivedCase = {
        reference,
        kind: 'report',
        side: 'sender',
        state: 'received',
        about: 'Ben',
        category: 'scam',
        text: 'He asks for money.',
        decisions: [],
        appeal: null,
        appeal_until: null,
      };
      expect(await casesOf(anna)).toMatchObject([receivedCase]);
      await decide('none');
      const reasons = {
        ground: 'usage',
        facts: 'A message asks for money.',
        action: 'none',
        automated: false,
      };
      expect(await casesOf(anna)).toMatchObject([
        {
          ...receivedCase,
          state: 'decided',
          decisions: [{ ...reasons, on_appeal: false }],
          appeal_until: expect.any(String),
        },
      ]);
    });

    test('shows nobody a report that is not theirs', async () => {
      const { ben, decide } = await report(running());
      const other = await join(running());
      await decide('none');
      expect([await casesOf(ben), await casesOf(other)]).toEqual([[], []]);
    });

    test('shows the reported member an action without its reporter', async () => {
      const { anna, ben, reference, decide } = await report(running());
      await decide('warning');
      const [shownCase] = await casesOf(ben);
      expect(shownCase).toMatchObject({
        reference,
        side: 'reported',
        state: 'decided',
        about: null,
        text: null,
      });
      expect(JSON.stringify(shownCase)).not.toMatch(new RegExp(`${anna.id}|Anna|He asks`));
      const { notifications } = await ben.browser.client.call(calls.getNotifications);
      expect(notifications).toMatchObject([{ kind: 'account', account: 'decision', profile: null }]);
    });

    test('accepts one appeal, and shows its decision', async () => {
      const { anna, reference, decide } = await report(running());
      await decide('none');
      expect(await appeal(anna, reference)).toMatchObject({
        state: 'appealed',
        appeal: { text: 'Look again.' },
        appeal_until: null,
      });
      await decide('warning', 'sender');
      expect(await casesOf(anna)).toMatchObject([
        {
          state: 'appeal_decided',
          decisions: [{ on_appeal: false }, { on_appeal: true, action: 'warning' }],
        },
      ]);
    });

    test('shows a visitor’s complaint by the mailed link, and accepts an appeal', async () => {
      const email = freshEmail();
      const { client } = openBrowser(running());
      const payload = { name: 'Kim', email, subject: 'A bill', text: 'Too much.', language: 'de' as const };
      const { receipt: reference } = await client.call(calls.complain, { payload });
      const token = await mailedToken(running(), email, '/reports/link');
      const shownFields = { reference, kind: 'complaint', side: 'sender', about: 'A bill', category: null };
      const read = () => client.call(calls.getCaseByLink, { query: { token } });
      expect(await read()).toMatchObject({ ...shownFields, state: 'received' });
      await running().decideCase('free', { reference, action: 'other', facts: 'Paid back.', after: null });
      expect(await read()).toMatchObject({ ...shownFields, state: 'decided' });
      expect(await client.call(calls.appealByLink, { payload: { token, text: 'Not all.' } })).toMatchObject({
        ...shownFields,
        state: 'appealed',
      });
      expect(await read()).toMatchObject({ state: 'appealed', appeal: { text: 'Not all.' } });
    });

    test('mails a mailbox at most three receipts of complaints, however its address is spelled', async () => {
      const complain = async (email: string) => {
        const payload = { name: 'Kim', email, subject: 'A bill', text: 'Too much.' };
        return (await openBrowser(running()).client.call(calls.complain, { payload })).receipt;
      };
      const email = freshEmail();
      const taggedAddresses = [1, 2, 3].map((tag) => email.replace('@', `+${tag}@`));
      for (const address of taggedAddresses) {
        await complain(address);
        await mailedToken(running(), address, '/reports/link');
      }
      expect(await complain(email)).not.toBe('');
      const other = freshEmail();
      await complain(other);
      // A mail to the full mailbox would have been sent before this one.
      await mailedToken(running(), other, '/reports/link');
      expect(await running().mailedToken('free', email, '/reports/link')).toBe('');
    });

    test('shows a member’s own complaint in the list', async () => {
      const anna = await join(running());
      const payload = { name: 'Anna', email: freshEmail(), subject: 'A bill', text: 'Too much.' };
      const { receipt } = await anna.browser.client.call(calls.complain, { payload });
      expect(await casesOf(anna)).toMatchObject([{ reference: receipt, kind: 'complaint', side: 'sender' }]);
    });
  });
}
