import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import {
  failureOf,
  freshEmail,
  join,
  mailedToken,
  openBrowser,
  PASSWORD,
  signUp,
  signUpPayload,
} from '../browser.ts';
import type { Running } from '../target.ts';

/** Fields of a user by the specification, written out: the schema of the contract is part of what is tested. */
const USER_FIELDS = [
  'email',
  'mailprovider',
  'fictional_icon',
  'loggedIn',
  'paid_user',
  'signup_date',
  'profile',
];
/** Fields of a user's own profile by the specification. */
const OWN_PROFILE_FIELDS = [
  'id',
  'country',
  'countryregion',
  'city',
  'gender',
  'date_of_birth',
  'main_image',
  'personal',
];

/** Tests signing up, logging in and logging out. */
export function session(running: () => Running): void {
  describe('session', () => {
    test(
      'accepts a new address and logs the new account in',
      {
        meta: {
          spec: [
            'call.post-user-new',
            'call.get-validate-email',
            'entity.email-check.fields',
            'entity.auth-response.user',
            'call.get-user',
          ],
        },
      },
      async () => {
        const browser = openBrowser(running());
        const email = freshEmail();
        const check = await browser.client.call(calls.checkEmail, { query: { email } });
        // Written out, because the schema of the contract is part of what is tested.
        expect(Object.keys(check).sort()).toEqual(['email', 'request_email', 'status', 'token']);
        expect(check).toEqual({ token: expect.any(String), status: 'new', email, request_email: email });
        const response = await browser.client.call(calls.signUp, {
          payload: signUpPayload(email, check.token!),
        });
        expect(Object.keys(response)).toEqual(['user']);
        expect((await browser.client.call(calls.getUser)).user.profile.id).toBe(response.user.profile.id);
      },
    );

    test(
      'returns a user with the fields of the contract',
      { meta: { spec: ['entity.user.fields', 'entity.user.profile-fields'] } },
      async () => {
        const { user } = await join(running(), 'free', {
          name: 'Mila',
          gender: 'f',
          birthDate: '1991-02-03',
        });
        for (const field of USER_FIELDS) expect(user, field).toHaveProperty(field);
        for (const field of OWN_PROFILE_FIELDS) expect(user.profile, field).toHaveProperty(field);
        expect(user).toMatchObject({ loggedIn: true, paid_user: false, email_confirmed: false });
        expect(user.profile).toMatchObject({
          name: 'Mila',
          gender: 'f',
          date_of_birth: '1991-02-03',
          country: 'NL',
          main_image: null,
        });
      },
    );

    test(
      'returns no user to a visitor',
      { meta: { spec: ['call.get-user.403-when-not-logged-in'] } },
      async () => {
        expect(await failureOf(openBrowser(running()).client.call(calls.getUser))).toMatchObject({
          status: 403,
          code: 'not_logged_in',
        });
      },
    );

    test(
      'reports an address as new, unconfirmed, active, deleted or invalid, with a sign-up token for a new one only',
      { meta: { spec: ['entity.email-check.status-values'] } },
      async () => {
        const browser = openBrowser(running());
        const email = freshEmail();
        const check = (address = email.toUpperCase()) =>
          openBrowser(running()).client.call(calls.checkEmail, { query: { email: address } });
        expect(await check()).toMatchObject({ status: 'new', token: expect.any(String), email });
        await signUp(browser, 'Robin', email);
        expect(await check()).toMatchObject({ status: 'not_confirmed', token: null, email });
        await browser.client.call(calls.activate, {
          payload: { token: await mailedToken(running(), email, '/activate/done') },
        });
        expect(await check()).toMatchObject({ status: 'active', token: null, email });
        await browser.client.call(calls.deleteUser, { payload: { password: PASSWORD } });
        expect(await check()).toMatchObject({ status: 'deleted', token: null, email });
        expect(await check('a b@c.')).toMatchObject({ status: 'invalid', token: null });
      },
    );

    test('creates one account for the same sign-up sent twice with one key', async () => {
      const browser = openBrowser(running());
      const email = freshEmail();
      const { token } = await browser.client.call(calls.checkEmail, { query: { email } });
      const input = { payload: signUpPayload(email, token!), idempotencyKey: crypto.randomUUID() };
      const first = await browser.client.call(calls.signUp, input);
      const second = await browser.client.call(calls.signUp, input);
      expect(second.user.profile.id).toBe(first.user.profile.id);
      expect((await browser.client.call(calls.getUser)).user.email).toBe(email);
    });

    test(
      'returns the user on login, and ends the session on logout',
      { meta: { spec: ['call.get-logout'] } },
      async () => {
        const email = freshEmail();
        await signUp(openBrowser(running()), 'Robin', email);
        const browser = openBrowser(running());
        const { user } = await browser.client.call(calls.login, {
          payload: { email: ` ${email.toUpperCase()} `, password: PASSWORD },
        });
        expect(user.email).toBe(email);
        const cookie = browser.cookies.get('session') ?? '';
        expect(await browser.client.call(calls.logout)).toBe('done');
        expect((await failureOf(browser.client.call(calls.getUser))).status).toBe(403);
        // A stored cookie is worthless, because the session itself has ended.
        browser.cookies.set('session', cookie);
        expect((await failureOf(browser.client.call(calls.getUser))).status).toBe(403);
      },
    );

    test('limits an account to one site', async () => {
      const email = freshEmail();
      await signUp(openBrowser(running(), 'free'), 'Robin', email);
      const elsewhere = openBrowser(running(), 'paid');
      expect(
        (await failureOf(elsewhere.client.call(calls.login, { payload: { email, password: PASSWORD } })))
          .code,
      ).toBe('wrong_login');
      expect((await elsewhere.client.call(calls.checkEmail, { query: { email } })).status).toBe('new');
    });

    test(
      'reports whether the activation mail was delivered',
      { meta: { spec: ['call.get-activate', 'entity.activation-status.delivered'] } },
      async () => {
        const { browser, user } = await join(running());
        const isDelivered = async () => (await browser.client.call(calls.getActivation)).delivered;
        await mailedToken(running(), user.email, '/activate/done');
        await expect.poll(isDelivered).toBe(true);
        await running().withoutMails(async () => {
          const waiting = await join(running());
          expect((await waiting.browser.client.call(calls.getActivation)).delivered).toBe(false);
        });
      },
    );

    test('confirms the address with the mailed token only', async () => {
      const { browser, user } = await join(running());
      const activate = (token: string) =>
        openBrowser(running()).client.call(calls.activate, { payload: { token } });
      expect(await failureOf(activate('made-up'))).toMatchObject({ code: 'bad_token' });
      expect((await browser.client.call(calls.getUser)).user.email_confirmed).toBe(false);
      await browser.client.call(calls.resendActivation, {});
      await activate(await mailedToken(running(), user.email, '/activate/done'));
      expect((await browser.client.call(calls.getUser)).user.email_confirmed).toBe(true);
    });

    test("lists the member's logged-in browsers and ends the others", async () => {
      const { browser, user } = await join(running());
      const other = openBrowser(running());
      await other.client.call(calls.login, { payload: { email: user.email, password: PASSWORD } });
      const { sessions } = await browser.client.call(calls.getSessions);
      expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
      const foreign = await join(running());
      const input = { payload: { session: sessions[0]!.id } };
      expect((await failureOf(foreign.browser.client.call(calls.endSessions, input))).status).toBe(404);
      await browser.client.call(calls.endSessions, { payload: { session: null } });
      expect((await failureOf(other.client.call(calls.getUser))).status).toBe(403);
      expect((await browser.client.call(calls.getUser)).user.email).toBe(user.email);
    });

    test.each([
      ['o&k', 'example.org', 'example.org'],
      ['a/b=c~d', 'example.org', 'EXAMPLE.org'],
      ['a', 'müller.example', 'MÜLLER.example'],
      ['b', 'żółw.example', 'xn--w-uga1v8h.example'],
    ])('takes the address %s@%s as written, and as one account with @%s', async (local, domain, other) => {
      const mark = freshEmail().split('@')[0] ?? '';
      const [email, spelling] = [`${local}${mark}@${domain}`, `${local}${mark}@${other}`];
      const user = await signUp(openBrowser(running()), 'Robin', email);
      expect(user.email).toBe(email);
      const browser = openBrowser(running());
      expect(await browser.client.call(calls.checkEmail, { query: { email: spelling } })).toMatchObject({
        status: 'not_confirmed',
        token: null,
      });
      const { user: loginUser } = await browser.client.call(calls.login, {
        payload: { email: spelling, password: PASSWORD },
      });
      expect(loginUser.profile.id).toBe(user.profile.id);
    });

    test('accepts an empty object from a hidden page, and nothing else', async () => {
      const browser = openBrowser(running());
      const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
      expect((await browser.fetch('/api/page-hidden.php', { ...init, body: '{}' })).status).toBe(204);
      expect((await browser.fetch('/api/page-hidden.php', { ...init, body: '{"a":1}' })).status).toBe(400);
    });
  });
}
