import { calls, type User } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { type Browser, failureOf, freshEmail, join, mailedToken, openBrowser, PASSWORD } from '../browser.ts';
import type { Running } from '../target.ts';

const OTHER_PASSWORD = 'another horse, another battery';

/** Serializes the push subscription of a browser. */
export const subscriptionTo = (endpoint: string): string =>
  JSON.stringify({ endpoint, expirationTime: null, keys: { p256dh: 'p256dh', auth: 'auth' } });

/** Tests password and address changes, the data export and account deletion. */
export function changes(running: () => Running): void {
  const visit = () => openBrowser(running()).client;
  const logIn = (email: string, password = PASSWORD) =>
    visit().call(calls.login, { payload: { email, password } });
  const isLoggedIn = async ({ client }: Browser) =>
    client.call(calls.getUser).then(
      () => true,
      () => false,
    );
  const joinAndActivate = async () => {
    const member = await join(running());
    const token = await mailedToken(running(), member.user.email, '/activate/done');
    await visit().call(calls.activate, { payload: { token } });
    return member;
  };

  describe('changes of an account', () => {
    test('sets a new password once through a reset link and ends every session', async () => {
      const { browser, user } = await join(running());
      const { email } = user;
      expect(await visit().call(calls.requestPasswordReset, { payload: { email } })).toEqual({ done: true });
      const token = await mailedToken(running(), email, '/reset-password/do');
      const payload = { token, password: OTHER_PASSWORD };
      expect(await visit().call(calls.resetPassword, { payload })).toEqual({ done: true });
      expect(await isLoggedIn(browser)).toBe(false);
      expect((await failureOf(logIn(email))).code).toBe('wrong_login');
      expect((await logIn(email, OTHER_PASSWORD)).user.email).toBe(email);
      expect((await failureOf(visit().call(calls.resetPassword, { payload }))).code).toBe('bad_token');
    });

    test('changes the password with the current one, and ends every other session', async () => {
      const { browser, user } = await join(running());
      const { email } = user;
      const elsewhere = openBrowser(running());
      await elsewhere.client.call(calls.login, { payload: { email, password: PASSWORD } });
      await visit().call(calls.requestPasswordReset, { payload: { email } });
      const token = await mailedToken(running(), email, '/reset-password/do');
      const payload = { password: PASSWORD, new_password: OTHER_PASSWORD };
      expect(await browser.client.call(calls.changePassword, { payload })).toEqual({ done: true });
      expect([await isLoggedIn(browser), await isLoggedIn(elsewhere)]).toEqual([true, false]);
      const { notifications } = await browser.client.call(calls.getNotifications);
      expect(notifications[0]).toMatchObject({ kind: 'account', account: 'password_changed' });
      expect((await failureOf(logIn(email))).code).toBe('wrong_login');
      expect((await logIn(email, OTHER_PASSWORD)).user.email).toBe(email);
      // A link that was mailed before the change is void.
      const reset = visit().call(calls.resetPassword, { payload: { token, password: PASSWORD } });
      expect((await failureOf(reset)).code).toBe('bad_token');
    });

    test('responds the same to a reset request for an unknown address', async () => {
      const email = freshEmail();
      expect(await visit().call(calls.requestPasswordReset, { payload: { email } })).toEqual({ done: true });
    });

    test('uses a new address after its link was opened, and lets the old address restore itself', async () => {
      const { browser, user } = await joinAndActivate();
      const next = freshEmail();
      const emailNow = async () => (await browser.client.call(calls.getUser)).user.email;
      await browser.client.call(calls.changeEmail, { payload: { email: next, password: PASSWORD } });
      expect(await emailNow()).toBe(user.email);
      const token = await mailedToken(running(), next, '/mail-change/do');
      const undo = await mailedToken(running(), user.email, '/mail-change/do');
      await visit().call(calls.confirmEmail, { payload: { token } });
      expect(await emailNow()).toBe(next);
      await visit().call(calls.confirmEmail, { payload: { token: undo } });
      expect(await isLoggedIn(browser)).toBe(false);
      expect((await logIn(user.email)).user.email).toBe(user.email);
    });

    test('undoes a change of address that nobody has confirmed, without a notification of one', async () => {
      const { browser, user } = await joinAndActivate();
      const next = freshEmail();
      await browser.client.call(calls.changeEmail, { payload: { email: next, password: PASSWORD } });
      const token = await mailedToken(running(), next, '/mail-change/do');
      const undo = await mailedToken(running(), user.email, '/mail-change/do');
      await visit().call(calls.confirmEmail, { payload: { token: undo } });
      const confirmation = visit().call(calls.confirmEmail, { payload: { token } });
      expect((await failureOf(confirmation)).code).toBe('bad_token');
      await browser.client.call(calls.login, { payload: { email: user.email, password: PASSWORD } });
      const { notifications } = await browser.client.call(calls.getNotifications);
      expect(notifications.map(({ account }) => account)).not.toContain('email_changed');
    });

    test('responds alike to a new address that is taken, and mails it no link that confirms it', async () => {
      const [{ browser }, owner] = [await joinAndActivate(), await joinAndActivate()];
      const change = (email: string) =>
        browser.client.call(calls.changeEmail, { payload: { email, password: PASSWORD } });
      const next = freshEmail();
      const takenAddresses = [owner.user.email, ` ${owner.user.email} `, owner.user.email.toUpperCase()];
      for (const email of takenAddresses) expect(await change(email), email).toEqual({ done: true });
      expect(await change(next)).toEqual({ done: true });
      // Mails about addresses are sent in turn.
      await mailedToken(running(), next, '/mail-change/do');
      expect(await running().mailedToken('free', owner.user.email, '/mail-change/do')).toBe('');
      expect((await owner.browser.client.call(calls.getUser)).user.email).toBe(owner.user.email);
    });

    test('mails a mailbox at most five links of changes, from all accounts and however it is spelled', async () => {
      const accounts = [await join(running()), await join(running()), await join(running())];
      const change = async (index: number, email: string) =>
        accounts[index % 3]!.browser.client.call(calls.changeEmail, {
          payload: { email, password: PASSWORD },
        });
      const stranger = freshEmail();
      const spellings = Array.from({ length: 8 }, (_, index) => stranger.replace('@', `+${index}@`));
      for (const [index, email] of spellings.slice(0, 5).entries()) {
        expect(await change(index, email)).toEqual({ done: true });
        await mailedToken(running(), email, '/mail-change/do');
      }
      for (const [index, email] of spellings.slice(5).entries())
        expect(await change(index, email)).toEqual({ done: true });
      const other = freshEmail();
      await change(0, other);
      await mailedToken(running(), other, '/mail-change/do');
      for (const email of spellings.slice(5))
        expect(await running().mailedToken('free', email, '/mail-change/do'), email).toBe('');
    });

    test('exports the account and its data', async () => {
      const { browser, user } = await join(running());
      const data = await browser.client.call(calls.exportUser);
      expect(data).toMatchObject({
        account: { email: user.email },
        profile: { id: user.profile.id, name: user.profile.name },
        likes: { given: [], received: [] },
      });
      expect(JSON.stringify(data)).not.toContain(PASSWORD);
    });

    test('hides a deleted account from others and restores it at the next login', async () => {
      const { browser, user } = await join(running());
      const { id } = user.profile;
      const getProfile = (): Promise<{ profile: { id: string } }> =>
        visit().call(calls.getProfile, { query: { id } });
      await browser.client.call(calls.deleteUser, { payload: { password: PASSWORD } });
      expect(await isLoggedIn(browser)).toBe(false);
      expect((await failureOf(getProfile())).code).toBe('not_found');
      const check = await visit().call(calls.checkEmail, { query: { email: user.email } });
      expect(check).toMatchObject({ status: 'deleted', token: null });
      const back: { user: User } = await logIn(user.email);
      expect(back.user.profile.id).toBe(id);
      expect((await getProfile()).profile.id).toBe(id);
    });

    test(
      'registers a push subscription with the account',
      { meta: { spec: ['call.post-user-push', 'call.push-registration-to-account'] } },
      async () => {
        const { browser } = await join(running());
        const subscription = subscriptionTo('https://fcm.googleapis.com/fcm/send/conformance');
        const response = await browser.client.call(calls.registerPush, { payload: { subscription } });
        expect(response).toEqual({ done: true });
      },
    );
  });
}
