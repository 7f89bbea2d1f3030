import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { join, mailedToken, openBrowser, PASSWORD, signUp, type Browser } from '../browser.ts';
import type { Running } from '../target.ts';
import { describedEntries, loadNotifications, prefer, two } from './notifications.ts';

/** Tests notifications about the account: logins from other browsers, and a changed password or address. */
export function accountNotifications(running: () => Running): void {
  describe('notifications', () => {
    test('creates an entry for a login from a new browser', async () => {
      const anna = await join(running());
      const payload = { email: anna.user.email, password: PASSWORD };
      await openBrowser(running()).client.call(calls.login, { payload });
      expect((await loadNotifications(anna)).notifications).toMatchObject([
        { kind: 'account', account: 'new_session', profile: null, conversation: null },
      ]);
    });

    test('creates no entry for a login from a known browser unless its session was ended', async () => {
      const anna = await join(running());
      const payload = { email: anna.user.email, password: PASSWORD };
      const logIn = ({ client }: Browser) => client.call(calls.login, { payload });
      const other = openBrowser(running());
      await logIn(other);
      for (const { client } of [anna.browser, other]) {
        await client.call(calls.logout);
        await client.call(calls.login, { payload });
        // Logged in already, as when a second tab still showed the form.
        await client.call(calls.login, { payload });
      }
      expect(await describedEntries(anna)).toEqual(['account new_session']);
      await anna.browser.client.call(calls.endSessions, { payload: { session: null } });
      await logIn(anna.browser);
      expect(await describedEntries(anna)).toHaveLength(1);
      await logIn(other);
      expect(await describedEntries(anna)).toHaveLength(2);
    });

    test('treats a browser known to one member as new to another', async () => {
      const [anna, ben] = await two(running());
      await anna.browser.client.call(calls.logout);
      const payload = { email: ben.user.email, password: PASSWORD };
      await anna.browser.client.call(calls.login, { payload });
      expect(await describedEntries(ben)).toEqual(['account new_session']);
    });

    test('always creates entries for a changed password and address', async () => {
      const anna = await join(running());
      const nowhere = { app: false, push: false, mail: false };
      await prefer(anna, { message: nowhere, like: nowhere, match: nowhere });
      const email = `next.${anna.user.email}`;
      const { client } = anna.browser;
      await client.call(calls.changeEmail, { payload: { email, password: PASSWORD } });
      const change = await mailedToken(running(), email, '/mail-change/do');
      await client.call(calls.confirmEmail, { payload: { token: change } });
      expect(await describedEntries(anna)).toEqual(['account email_changed']);
      await client.call(calls.requestPasswordReset, { payload: { email } });
      const token = await mailedToken(running(), email, '/reset-password/do');
      const password = 'another horse, another battery';
      await client.call(calls.resetPassword, { payload: { token, password } });
      await client.call(calls.login, { payload: { email, password } });
      expect(await describedEntries(anna)).toEqual([
        'account new_session',
        'account password_changed',
        'account email_changed',
      ]);
    });

    test('creates no entry for the browser of the sign-up', async () => {
      const browser = openBrowser(running());
      const user = await signUp(browser);
      expect(await describedEntries({ browser, user, id: user.profile.id })).toEqual([]);
    });
  });
}
