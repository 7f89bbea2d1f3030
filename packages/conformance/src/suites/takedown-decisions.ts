import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { freshEmail, join, mailedToken, openBrowser } from '../browser.ts';
import type { Running } from '../target.ts';
import { pair, send } from './chats.ts';
import { appeal, report } from './takedowns.ts';

/** Tests decisions of operators: about content of several owners, and about a suspension with an end. */
export function takedownDecisions(running: () => Running): void {
  describe('takedowns', () => {
    test('of a complaint are decided about each owner, who can appeal', async () => {
      const [ben, carla] = [await join(running()), await join(running())];
      const [field = ''] = running().settings.free.visible_profile_notes;
      for (const { browser } of [ben, carla])
        await browser.client.call(calls.saveUser, {
          payload: { profile: { personal: { [field]: 'Visit the shop of Kim' } } },
        });
      const { client } = openBrowser(running());
      const readTexts = () =>
        Promise.all(
          [ben, carla].map(async ({ id }) => {
            const { profile } = await ben.browser.client.call(calls.getProfile, { query: { id } });
            return profile.personal?.[field] ?? null;
          }),
        );
      const email = freshEmail();
      const complaint = { name: 'Kim', email, subject: 'My shop', text: 'They name it.' };
      const { receipt } = await client.call(calls.complain, { payload: complaint });
      const token = await mailedToken(running(), email, '/reports/link');
      const decision = { facts: 'Shows a shop.', after: null };
      const remove = (...members: string[]) =>
        running().decideCase('free', {
          ...decision,
          reference: receipt,
          action: 'content_removed',
          content: members.map((id) => ({ kind: 'text', id: `${id}:${field}` })),
        });
      await expect(remove(ben.id, 'nobody')).rejects.toMatchObject({ code: 'not_found' });
      expect(await readTexts()).toEqual(['Visit the shop of Kim', 'Visit the shop of Kim']);
      await remove(ben.id, carla.id);
      expect(await readTexts()).toEqual([null, null]);
      for (const { browser } of [ben, carla]) {
        const { cases } = await browser.client.call(calls.getCases);
        expect(cases).toMatchObject([
          {
            kind: 'report',
            side: 'reported',
            state: 'decided',
            about: null,
            text: null,
            decisions: [{ action: 'content_removed', removed: ['text'], facts: 'Shows a shop.' }],
            appeal_until: expect.any(String),
          },
        ]);
        // The owner learns nothing of the complaint.
        expect(JSON.stringify(cases)).not.toMatch(new RegExp(`${receipt}|My shop|They name it`));
        const { notifications } = await browser.client.call(calls.getNotifications, { query: {} });
        expect(notifications[0]).toMatchObject({ kind: 'account', account: 'decision' });
      }
      const [benCase] = (await ben.browser.client.call(calls.getCases)).cases;
      await appeal(ben, benCase!.reference);
      await running().decideCase('free', {
        ...decision,
        reference: benCase!.reference,
        action: 'none',
        after: 'reported',
      });
      expect(await readTexts()).toEqual(['Visit the shop of Kim', null]);
      await client.call(calls.appealByLink, { payload: { token, text: 'It was a joke.' } });
      await running().decideCase('free', {
        ...decision,
        reference: receipt,
        action: 'none',
        after: 'sender',
      });
      expect(await readTexts()).toEqual(['Visit the shop of Kim', 'Visit the shop of Kim']);
    });

    test('state the end of a suspension in the decision', async () => {
      const { anna, ben, id } = await pair(running());
      await send(ben, id, 'Pay me first');
      const { reference } = await report(running(), [anna, ben], {});
      const suspensionEnd = new Date(Date.now() + 86_400_000);
      const facts = 'Asks for money.';
      await running().decideCase('free', {
        reference,
        action: 'suspended',
        facts,
        after: null,
        until: suspensionEnd,
      });
      const { cases } = await anna.browser.client.call(calls.getCases);
      expect(cases[0]?.decisions).toMatchObject([
        { action: 'suspended', until: suspensionEnd.toISOString() },
      ]);
    });
  });
}
