import { calls } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { failureOf, join, openBrowser, PASSWORD } from '../browser.ts';
import type { Running } from '../target.ts';
import { writeTo } from './chats.ts';

/** Tests what suspended members meet, and what others see of them. */
export function suspensions(running: () => Running): void {
  const logIn = (email: string, password = PASSWORD) =>
    openBrowser(running()).client.call(calls.login, { payload: { email, password } });

  describe('suspensions', () => {
    test('end the session, and refuse the log-in after the right password only', async () => {
      const { browser, user } = await join(running());
      const suspensionEnd = new Date(Date.now() + DAY_MS);
      await running().suspend('free', user.email, suspensionEnd);
      expect((await failureOf(browser.client.call(calls.getUser))).code).toBe('not_logged_in');
      expect((await failureOf(logIn(user.email, 'not the password'))).code).toBe('wrong_login');
      expect(await failureOf(logIn(user.email))).toMatchObject({
        status: 403,
        code: 'suspended',
        fields: { until: suspensionEnd.toISOString() },
      });
    });

    test('have no end after a ban', async () => {
      const { user } = await join(running());
      await running().suspend('free', user.email, null);
      const refusal = await failureOf(logIn(user.email));
      expect([refusal.code, refusal.fields]).toEqual(['suspended', undefined]);
    });

    test('hide the member from profile pages, likes and conversations of others', async () => {
      const anna = await join(running(), 'free', { name: 'Anna' });
      const ben = await join(running(), 'free', { name: 'Ben' });
      const { client } = anna.browser;
      await client.call(calls.likeProfile, { payload: { profile: ben.id } });
      await writeTo(anna, ben.id);
      await running().suspend('free', ben.user.email, new Date(Date.now() + DAY_MS));
      const profile = client.call(calls.getProfile, { query: { id: ben.id } });
      expect((await failureOf(profile)).code).toBe('not_found');
      expect((await client.call(calls.getLikes)).profiles).toEqual([]);
      expect((await client.call(calls.getChats)).chats).toEqual([]);
      const like = client.call(calls.likeProfile, { payload: { profile: ben.id } });
      expect((await failureOf(like)).code).toBe('not_found');
    });
  });
}
