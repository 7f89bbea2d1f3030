import { calls, PASSKEYS_MAX } from '@meetcute/contract';
import { type Browser, join, openBrowser, PASSWORD } from '../browser.ts';
import { addPasskey, logInWithPasskey, newAuthenticator } from '../suites/passkeys.ts';
import type { Running } from '../target.ts';
import type { RefusalCase } from './refusal.ts';

const KEY = 'one-key-of-one-click';

const start = ({ client }: Browser, password = PASSWORD, idempotencyKey?: string) =>
  client.call(calls.startPasskey, {
    payload: { password },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });

/** Returns a browser of a member who has all passkeys, and an unused created one. */
async function fullAccount(running: Running) {
  const { browser } = await join(running);
  const { options } = await start(browser);
  const passkey = await newAuthenticator().create(options);
  for (let count = 0; count < PASSKEYS_MAX; count += 1) await addPasskey(browser, newAuthenticator());
  return { browser, passkey };
}

/** Invalid requests about passkeys. */
export const passkeyRefusals: RefusalCase[] = [
  {
    call: 'startPasskey',
    code: 'wrong_password',
    when: 'for a wrong password',
    fields: { password: 'wrong_password' },
    provoke: async (running) => start((await join(running)).browser, 'a guess'),
  },
  {
    call: 'startPasskey',
    code: 'too_many_passkeys',
    when: 'for an account that has all',
    provoke: async (running) => start((await fullAccount(running)).browser),
  },
  {
    call: 'startPasskey',
    code: 'key_reused',
    when: 'for another password with the same key',
    provoke: async (running) => {
      const { browser } = await join(running);
      await start(browser, PASSWORD, KEY);
      return start(browser, 'a guess', KEY);
    },
  },
  {
    call: 'addPasskey',
    code: 'bad_passkey',
    when: 'for a passkey that another site asked for',
    provoke: async (running) =>
      addPasskey((await join(running)).browser, newAuthenticator(), { origin: 'https://evil.example' }),
  },
  {
    call: 'addPasskey',
    code: 'bad_request',
    when: 'for a name of spaces',
    fields: { name: 'required' },
    provoke: async (running) => addPasskey((await join(running)).browser, newAuthenticator(), { name: '  ' }),
  },
  {
    call: 'addPasskey',
    code: 'too_many_passkeys',
    when: 'for an account that has got all meanwhile',
    provoke: async (running) => {
      const { browser, passkey } = await fullAccount(running);
      return browser.client.call(calls.addPasskey, { payload: { name: 'One more', passkey } });
    },
  },
  {
    call: 'addPasskey',
    code: 'key_reused',
    when: 'for another name with the same key',
    provoke: async (running) => {
      const { browser } = await join(running);
      const passkey = await newAuthenticator().create((await start(browser)).options);
      const add = (name: string) =>
        browser.client.call(calls.addPasskey, { payload: { name, passkey }, idempotencyKey: KEY });
      await add('Phone');
      return add('Laptop');
    },
  },
  {
    call: 'renamePasskey',
    code: 'not_found',
    when: 'for the passkey of another member',
    provoke: async (running) => {
      const { passkey } = await addPasskey((await join(running)).browser, newAuthenticator());
      const { client } = (await join(running)).browser;
      return client.call(calls.renamePasskey, { payload: { passkey: passkey.id, name: 'Mine' } });
    },
  },
  {
    call: 'removePasskey',
    code: 'wrong_password',
    when: 'for a wrong password',
    fields: { password: 'wrong_password' },
    provoke: async (running) => {
      const { browser } = await join(running);
      const { passkey } = await addPasskey(browser, newAuthenticator());
      const payload = { passkey: passkey.id, password: 'a guess' };
      return browser.client.call(calls.removePasskey, { payload });
    },
  },
  {
    call: 'removePasskey',
    code: 'not_found',
    when: 'for the passkey of another member',
    provoke: async (running) => {
      const { passkey } = await addPasskey((await join(running)).browser, newAuthenticator());
      const payload = { passkey: passkey.id, password: PASSWORD };
      return (await join(running)).browser.client.call(calls.removePasskey, { payload });
    },
  },
  {
    call: 'logInWithPasskey',
    code: 'wrong_login',
    when: 'for a passkey that the site does not know',
    provoke: async (running) => {
      const { client } = openBrowser(running);
      const authenticator = newAuthenticator();
      await authenticator.create((await start((await join(running)).browser)).options);
      const { options } = await client.call(calls.startPasskeyLogin);
      return client.call(calls.logInWithPasskey, { payload: { passkey: await authenticator.use(options) } });
    },
  },
  {
    call: 'logInWithPasskey',
    code: 'suspended',
    when: 'for a banned member',
    provoke: async (running) => {
      const authenticator = newAuthenticator();
      const { browser, user } = await join(running);
      await addPasskey(browser, authenticator);
      await running.suspend('free', user.email, null);
      return logInWithPasskey(openBrowser(running), authenticator);
    },
  },
  {
    call: 'logInWithPasskey',
    code: 'key_reused',
    when: 'for another passkey with the same key',
    provoke: async (running) => {
      const { browser } = await join(running);
      const authenticator = newAuthenticator();
      await addPasskey(browser, authenticator);
      const logIn = async () => {
        const { options } = await browser.client.call(calls.startPasskeyLogin);
        const passkey = await authenticator.use(options);
        return browser.client.call(calls.logInWithPasskey, { payload: { passkey }, idempotencyKey: KEY });
      };
      await logIn();
      return logIn();
    },
  },
];
