import { calls, type SignUpPayload } from '@meetcute/contract';
import { freshEmail, join, openBrowser, PASSWORD, signUp, signUpPayload } from '../browser.ts';
import type { Running } from '../target.ts';
import { withSettings, type RefusalCase } from './refusal.ts';

const KEY = 'one-key-of-one-click';

/** Signs up with changed fields of the payload. */
const signUpWith =
  (change: Partial<SignUpPayload> | ((email: string) => Partial<SignUpPayload>)) =>
  async (running: Running): Promise<unknown> => {
    const { client } = openBrowser(running);
    const email = freshEmail();
    const { token } = await client.call(calls.checkEmail, { query: { email } });
    const changedFields = typeof change === 'function' ? change(email) : change;
    return client.call(calls.signUp, { payload: { ...signUpPayload(email, token ?? ''), ...changedFields } });
  };

const signUpCases: RefusalCase[] = (
  [
    ['bad_csrf', 'with the csrf value of another browser', { csrf: 'f'.repeat(128) }],
    ['bad_csrf', 'with a csrf value that is not ASCII', { csrf: 'é'.repeat(128) }],
    ['bad_token', 'with an unknown token', { token: 'made-up' }],
    ['weak_password', 'with a common password', { password: 'Password1' }],
    ['weak_password', 'with the name as password', { name: 'Robin Hood', password: 'robin hood' }],
    ['weak_password', 'with the address as password', (email: string) => ({ password: email.toUpperCase() })],
  ] as const
).map(([code, when, change]) => ({
  call: 'signUp',
  code,
  when,
  ...(code === 'weak_password' ? { fields: { password: 'weak_password' } } : {}),
  provoke: signUpWith(change),
}));

const fieldCases: RefusalCase[] = (
  [
    ['with a name of spaces', { name: '  ' }, { name: 'required' }],
    ['with a name that starts with @', { name: ' @robin' }, { name: 'name_starts_with_at' }],
    [
      'with the address as name',
      (email: string) => ({ name: email.toUpperCase() }),
      { name: 'name_equal_to_email' },
    ],
    ['with the name of a label', { name: 'Fictional profile' }, { name: 'name_imitates' }],
    ['with a name that looks like the staff', { name: 'Suppоrt' }, { name: 'name_imitates' }],
    ['with an address as name', { name: 'mira example com' }, { name: 'name_with_address' }],
    ['with a password of seven characters', { password: '7 chars' }, { password: 'too_small' }],
    ['with a text that databases cannot store', { form_path: '/signup\0' }, { form_path: 'invalid_text' }],
    ['with an unknown field', { paid: true } as object, { paid: 'unrecognized_keys' }],
  ] as const
).map(([when, change, fields]) => ({
  call: 'signUp',
  code: 'bad_request',
  when,
  fields: fields as Record<string, string>,
  provoke: signUpWith(change),
}));

/** Invalid requests that sign up, log in and log out. */
export const sessionRefusals: RefusalCase[] = [
  ...signUpCases,
  ...fieldCases,
  {
    call: 'signUp',
    code: 'sign_up_closed',
    when: 'on a site that is closed for sign-up',
    provoke: (running) => withSettings(running, { signups: 'none' }, () => signUpWith({})(running)),
  },
  {
    call: 'signUp',
    code: 'sign_up_closed',
    when: 'without a traffic source when the site requires one',
    provoke: (running) =>
      withSettings(running, { signups: 'with_trafficsource' }, () => signUpWith({})(running)),
  },
  {
    call: 'signUp',
    code: 'bad_token',
    when: 'with the token of another address',
    provoke: async (running) => {
      const { client } = openBrowser(running);
      const { token } = await client.call(calls.checkEmail, { query: { email: freshEmail() } });
      return client.call(calls.signUp, { payload: signUpPayload(freshEmail(), token ?? '') });
    },
  },
  {
    call: 'signUp',
    code: 'bad_token',
    when: 'with the token of another browser',
    provoke: async (running) => {
      const email = freshEmail();
      const { token } = await openBrowser(running).client.call(calls.checkEmail, { query: { email } });
      const other = openBrowser(running).client;
      await other.call(calls.checkEmail, { query: { email } });
      return other.call(calls.signUp, { payload: signUpPayload(email, token ?? '') });
    },
  },
  {
    call: 'signUp',
    code: 'bad_token',
    when: 'with a used token',
    provoke: async (running) => {
      const { client } = openBrowser(running);
      const email = freshEmail();
      const { token } = await client.call(calls.checkEmail, { query: { email } });
      const payload = signUpPayload(email, token ?? '');
      await client.call(calls.signUp, { payload });
      return client.call(calls.signUp, { payload });
    },
  },
  {
    call: 'signUp',
    code: 'email_taken',
    when: 'when another member took the address in the meantime',
    fields: { email: 'email_taken' },
    provoke: async (running) => {
      const email = freshEmail();
      const slow = openBrowser(running).client;
      const { token } = await slow.call(calls.checkEmail, { query: { email } });
      await signUp(openBrowser(running), 'Robin', email);
      return slow.call(calls.signUp, { payload: signUpPayload(email, token ?? '') });
    },
  },
  {
    call: 'signUp',
    code: 'key_reused',
    when: 'for another sign-up with the same key',
    provoke: async (running) => {
      const { client } = openBrowser(running);
      const email = freshEmail();
      const { token } = await client.call(calls.checkEmail, { query: { email } });
      const payload = signUpPayload(email, token ?? '');
      await client.call(calls.signUp, { payload, idempotencyKey: KEY });
      return client.call(calls.signUp, { payload: { ...payload, name: 'Kim' }, idempotencyKey: KEY });
    },
  },
  {
    call: 'login',
    code: 'wrong_login',
    when: 'for a wrong password',
    provoke: async (running) => {
      const { user } = await join(running);
      const payload = { email: user.email, password: 'not the password' };
      return openBrowser(running).client.call(calls.login, { payload });
    },
  },
  {
    call: 'login',
    code: 'wrong_login',
    when: 'for an unknown address',
    provoke: (running) =>
      openBrowser(running).client.call(calls.login, {
        payload: { email: freshEmail(), password: PASSWORD },
      }),
  },
  {
    call: 'login',
    code: 'suspended',
    when: 'for a suspended member with the right password',
    provoke: async (running) => {
      const { user } = await join(running);
      await running.suspend('free', user.email, null);
      const payload = { email: user.email, password: PASSWORD };
      return openBrowser(running).client.call(calls.login, { payload });
    },
  },
  {
    call: 'login',
    code: 'key_reused',
    when: 'for another attempt with the same key',
    provoke: async (running) => {
      const { browser, user } = await join(running);
      const { email } = user;
      const log = (password: string) =>
        browser.client.call(calls.login, { payload: { email, password }, idempotencyKey: KEY });
      await log(PASSWORD);
      return log('not the password');
    },
  },
  {
    call: 'activate',
    code: 'bad_token',
    when: 'for an unknown token',
    provoke: (running) => openBrowser(running).client.call(calls.activate, { payload: { token: 'made-up' } }),
  },
  {
    call: 'activate',
    code: 'key_reused',
    when: 'for another token with the same key',
    provoke: async (running) => {
      const { client } = (await join(running)).browser;
      const activate = (token: string) =>
        client.call(calls.activate, { payload: { token }, idempotencyKey: KEY });
      await activate('first').catch(() => undefined);
      return activate('second');
    },
  },
  {
    call: 'endSessions',
    code: 'not_found',
    when: 'for a session that does not exist',
    provoke: async (running) =>
      (await join(running)).browser.client.call(calls.endSessions, { payload: { session: 'nowhere' } }),
  },
];
