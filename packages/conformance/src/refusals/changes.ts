import { calls } from '@meetcute/contract';
import { freshEmail, join, mailedToken, openBrowser, PASSWORD, signUp } from '../browser.ts';
import { subscriptionTo } from '../suites/changes.ts';
import type { Running } from '../target.ts';
import type { RefusalCase } from './refusal.ts';

const KEY = 'one-key-of-one-click';

const visit = (running: Running) => openBrowser(running).client;

/** Invalid requests that change an account. */
export const changeRefusals: RefusalCase[] = [
  {
    call: 'requestPasswordReset',
    code: 'key_reused',
    when: 'for another address with the same key',
    provoke: async (running) => {
      const { client } = (await join(running)).browser;
      const requestReset = () =>
        client.call(calls.requestPasswordReset, { payload: { email: freshEmail() }, idempotencyKey: KEY });
      await requestReset();
      return requestReset();
    },
  },
  {
    call: 'resetPassword',
    code: 'bad_token',
    when: 'for an unknown token',
    provoke: (running) =>
      visit(running).call(calls.resetPassword, { payload: { token: 'made-up', password: PASSWORD } }),
  },
  {
    call: 'resetPassword',
    code: 'weak_password',
    when: 'for a password with a repeated pattern',
    fields: { password: 'weak_password' },
    provoke: async (running) => {
      const { email } = (await join(running)).user;
      await visit(running).call(calls.requestPasswordReset, { payload: { email } });
      const token = await mailedToken(running, email, '/reset-password/do');
      return visit(running).call(calls.resetPassword, { payload: { token, password: '123123123' } });
    },
  },
  {
    call: 'changePassword',
    code: 'wrong_password',
    when: 'for a wrong current password',
    fields: { password: 'wrong_password' },
    provoke: async (running) =>
      (await join(running)).browser.client.call(calls.changePassword, {
        payload: { password: 'not the password', new_password: 'another horse, another battery' },
      }),
  },
  {
    call: 'changePassword',
    code: 'weak_password',
    when: 'for a new password with a repeated pattern',
    fields: { new_password: 'weak_password' },
    provoke: async (running) =>
      (await join(running)).browser.client.call(calls.changePassword, {
        payload: { password: PASSWORD, new_password: '123123123' },
      }),
  },
  {
    call: 'changeEmail',
    code: 'wrong_password',
    when: 'for a wrong password',
    fields: { password: 'wrong_password' },
    provoke: async (running) =>
      (await join(running)).browser.client.call(calls.changeEmail, {
        payload: { email: freshEmail(), password: 'not the password' },
      }),
  },
  {
    call: 'confirmEmail',
    code: 'bad_token',
    when: 'for an unknown token',
    provoke: (running) => visit(running).call(calls.confirmEmail, { payload: { token: 'made-up' } }),
  },
  {
    call: 'confirmEmail',
    code: 'email_taken',
    when: 'when another member signed up with the address in the meantime',
    fields: { email: 'email_taken' },
    provoke: async (running) => {
      const email = freshEmail();
      const { client } = (await join(running)).browser;
      await client.call(calls.changeEmail, { payload: { email, password: PASSWORD } });
      const token = await mailedToken(running, email, '/mail-change/do');
      await signUp(openBrowser(running), 'Robin', email);
      return visit(running).call(calls.confirmEmail, { payload: { token } });
    },
  },
  {
    call: 'confirmEmail',
    code: 'key_reused',
    when: 'for another token with the same key',
    provoke: async (running) => {
      const { client } = (await join(running)).browser;
      const confirm = (token: string) =>
        client.call(calls.confirmEmail, { payload: { token }, idempotencyKey: KEY });
      await confirm('first').catch(() => undefined);
      return confirm('second');
    },
  },
  {
    call: 'deleteUser',
    code: 'wrong_password',
    when: 'for a wrong password',
    fields: { password: 'wrong_password' },
    provoke: async (running) =>
      (await join(running)).browser.client.call(calls.deleteUser, { payload: { password: 'a guess' } }),
  },
  {
    call: 'registerPush',
    code: 'bad_request',
    when: 'for an address that is not a push service',
    fields: { subscription: 'invalid_format' },
    provoke: async (running) =>
      (await join(running)).browser.client.call(calls.registerPush, {
        payload: { subscription: subscriptionTo('https://127.0.0.1/push') },
      }),
  },
  {
    call: 'registerPush',
    code: 'key_reused',
    when: 'for another browser with the same key',
    provoke: async (running) => {
      const { client } = (await join(running)).browser;
      const register = (name: string) =>
        client.call(calls.registerPush, {
          payload: { subscription: subscriptionTo(`https://fcm.googleapis.com/${name}`) },
          idempotencyKey: KEY,
        });
      await register('one');
      return register('two');
    },
  },
];
