import { calls, PASSKEYS_MAX } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { type Authenticator, type AuthenticatorChange, createAuthenticator } from '@meetcute/mocks';
import { describe, expect, test } from 'vitest';
import { type Browser, failureOf, join, mailedToken, openBrowser, PASSWORD } from '../browser.ts';
import { hostOf, type Running } from '../target.ts';

/** Adds a passkey to the account of a browser. */
export async function addPasskey(
  { client }: Browser,
  authenticator: Authenticator,
  change: AuthenticatorChange & { name?: string } = {},
) {
  const { options } = await client.call(calls.startPasskey, { payload: { password: PASSWORD } });
  const passkey = await authenticator.create(options, change);
  return client.call(calls.addPasskey, { payload: { name: change.name ?? 'Phone', passkey } });
}

/** Logs a browser in with the newest passkey of an authenticator. */
export async function logInWithPasskey(
  { client }: Browser,
  authenticator: Authenticator,
  change: AuthenticatorChange = {},
) {
  const { options } = await client.call(calls.startPasskeyLogin);
  const passkey = await authenticator.use(options, change);
  return client.call(calls.logInWithPasskey, { payload: { passkey } });
}

/** Creates an authenticator for pages of the free site. */
export const newAuthenticator = (): Authenticator => createAuthenticator(`http://${hostOf.free}`);

/** Tests adding, using, renaming and removing passkeys. */
export function passkeys(running: () => Running): void {
  const withPasskey = async () => {
    const authenticator = newAuthenticator();
    const member = await join(running());
    const { passkey } = await addPasskey(member.browser, authenticator);
    return { ...member, authenticator, passkey };
  };
  const listOf = async ({ client }: Browser) => (await client.call(calls.getPasskeys)).passkeys;
  const refusedLogin = async (authenticator: Authenticator, change?: AuthenticatorChange) =>
    (await failureOf(logInWithPasskey(openBrowser(running()), authenticator, change))).code;

  describe('passkeys', () => {
    test('are added with the password, listed, renamed and removed', async () => {
      const { browser } = await join(running());
      expect(await listOf(browser)).toEqual([]);
      const { passkey } = await addPasskey(browser, newAuthenticator(), { name: ' My \n phone ' });
      expect(passkey).toMatchObject({ name: 'My phone', last_used: null });
      expect(await listOf(browser)).toEqual([passkey]);
      await browser.client.call(calls.renamePasskey, { payload: { passkey: passkey.id, name: 'Laptop' } });
      expect(await listOf(browser)).toEqual([{ ...passkey, name: 'Laptop' }]);
      const payload = { passkey: passkey.id, password: PASSWORD };
      expect(await browser.client.call(calls.removePasskey, { payload })).toEqual({ done: true });
      expect(await listOf(browser)).toEqual([]);
    });

    test('log in from another browser, which is notified', async () => {
      const { browser, authenticator, id } = await withPasskey();
      const other = openBrowser(running());
      const { user } = await logInWithPasskey(other, authenticator);
      expect(user.profile.id).toBe(id);
      expect((await other.client.call(calls.getUser)).user.profile.id).toBe(id);
      const [usedPasskey] = await listOf(browser);
      expect(usedPasskey?.last_used).not.toBeNull();
      const { notifications } = await browser.client.call(calls.getNotifications);
      expect(notifications[0]).toMatchObject({ kind: 'account', account: 'new_session' });
    });

    test('have a handle that the member keeps, and exclude each other', async () => {
      const { browser, passkey } = await withPasskey();
      const start = async () =>
        (await browser.client.call(calls.startPasskey, { payload: { password: PASSWORD } })).options;
      const [first, second] = [await start(), await start()];
      expect(first.user.id).toBe(second.user.id);
      expect(first.challenge).not.toBe(second.challenge);
      expect(first.excludeCredentials).toHaveLength(1);
      expect(first.excludeCredentials[0]?.id).not.toBe(passkey.id);
    });

    test('are refused alike when the page, the type or the challenge is wrong', async () => {
      const { authenticator } = await withPasskey();
      for (const change of [
        { origin: 'http://nocturne.localhost' },
        { type: 'webauthn.create' },
        { challenge: 'bWFkZS11cA' },
      ])
        expect(await refusedLogin(authenticator, change), JSON.stringify(change)).toBe('wrong_login');
    });

    test('take a challenge once, from the browser that asked for it', async () => {
      const { authenticator } = await withPasskey();
      const [browser, other] = [openBrowser(running()), openBrowser(running())];
      const { options } = await browser.client.call(calls.startPasskeyLogin);
      await other.client.call(calls.startPasskeyLogin);
      const logIn = async ({ client }: Browser) =>
        client.call(calls.logInWithPasskey, { payload: { passkey: await authenticator.use(options) } });
      expect((await failureOf(logIn(other))).code).toBe('wrong_login');
      expect((await logIn(browser)).user.loggedIn).toBe(true);
      expect((await failureOf(logIn(browser))).code).toBe('wrong_login');
    });

    test('no longer log in once they are removed, or a new password is set by a mailed link', async () => {
      const { browser, authenticator, passkey } = await withPasskey();
      const payload = { passkey: passkey.id, password: PASSWORD };
      await browser.client.call(calls.removePasskey, { payload });
      expect(await refusedLogin(authenticator)).toBe('wrong_login');

      const { user, authenticator: second } = await withPasskey();
      const visitor = openBrowser(running()).client;
      await visitor.call(calls.requestPasswordReset, { payload: { email: user.email } });
      const token = await mailedToken(running(), user.email, '/reset-password/do');
      const password = 'another horse, another battery';
      await visitor.call(calls.resetPassword, { payload: { token, password } });
      expect(await refusedLogin(second)).toBe('wrong_login');
    });

    test('tell a suspended member until when, and restore a deleted account', async () => {
      const { user, authenticator } = await withPasskey();
      const suspensionEnd = new Date(Date.now() + DAY_MS);
      await running().suspend('free', user.email, suspensionEnd);
      expect(await failureOf(logInWithPasskey(openBrowser(running()), authenticator))).toMatchObject({
        code: 'suspended',
        fields: { until: suspensionEnd.toISOString() },
      });
      const deletedMember = await withPasskey();
      await deletedMember.browser.client.call(calls.deleteUser, { payload: { password: PASSWORD } });
      const back = await logInWithPasskey(openBrowser(running()), deletedMember.authenticator);
      expect(back.user.profile.id).toBe(deletedMember.id);
    });

    test('are in the export with name and dates', async () => {
      const { browser, passkey } = await withPasskey();
      const data = (await browser.client.call(calls.exportUser)) as { passkeys: object[] };
      expect(data.passkeys).toEqual([{ name: 'Phone', added_at: passkey.created_at, last_used: null }]);
    });

    test(`are at most ${PASSKEYS_MAX} for an account`, async () => {
      const { browser } = await join(running());
      for (let count = 0; count < PASSKEYS_MAX; count += 1) await addPasskey(browser, newAuthenticator());
      expect((await failureOf(addPasskey(browser, newAuthenticator()))).code).toBe('too_many_passkeys');
    });
  });
}
