import { calls, type CallName } from '@meetcute/contract';
import {
  type Browser,
  freshEmail,
  join,
  mailedToken,
  openBrowser,
  PASSWORD,
  signUpPayload,
} from '../browser.ts';
import type { Running } from '../target.ts';
import { addPasskey, newAuthenticator } from './passkeys.ts';

const KEY = { idempotencyKey: 'key-of-one-click' };
const OTHER_PASSWORD = 'another horse, another battery';

/** A request that is sent twice by one browser. */
interface Repeated {
  browser: Browser;
  send: () => Promise<unknown>;
  /** Returns the address of the member who is logged in afterwards; null if nobody is. */
  member: (() => string) | null;
}

/** Prepares a request that is sent twice. */
export type Retry = (running: Running) => Promise<Repeated>;

const atMember = async (
  running: Running,
  create: (browser: Browser, email: string) => Promise<Repeated['send']>,
) => {
  const { browser, user } = await join(running);
  return { browser, send: await create(browser, user.email), member: () => user.email };
};

/** Calls with an idempotency key that open or change a session, or that logged-out visitors send on the way to one. */
export const keyedRetries: Partial<Record<CallName, Retry>> = {
  signUp: async (running) => {
    const browser = openBrowser(running);
    const email = freshEmail();
    const { token } = await browser.client.call(calls.checkEmail, { query: { email } });
    const payload = signUpPayload(email, token ?? '');
    return {
      browser,
      send: () => browser.client.call(calls.signUp, { payload, ...KEY }),
      member: () => email,
    };
  },
  login: async (running) => {
    const { user } = await join(running);
    // The browser is logged in as somebody else, and known, before it sends the request.
    const { browser } = await join(running);
    const payload = { email: user.email, password: PASSWORD };
    return {
      browser,
      send: () => browser.client.call(calls.login, { payload, ...KEY }),
      member: () => user.email,
    };
  },
  activate: (running) =>
    atMember(running, async ({ client }, email) => {
      const token = await mailedToken(running, email, '/activate/done');
      return () => client.call(calls.activate, { payload: { token }, ...KEY });
    }),
  requestPasswordReset: (running) =>
    atMember(running, async ({ client }, email) => {
      return () => client.call(calls.requestPasswordReset, { payload: { email }, ...KEY });
    }),
  confirmEmail: async (running) => {
    const { browser, user } = await join(running);
    const { client } = browser;
    const token = await mailedToken(running, user.email, '/activate/done');
    await client.call(calls.activate, { payload: { token } });
    await client.call(calls.changeEmail, { payload: { email: freshEmail(), password: PASSWORD } });
    const undo = await mailedToken(running, user.email, '/mail-change/do');
    // Undoing a change ends the session, so the repetition comes from a logged-out browser.
    const send = () => client.call(calls.confirmEmail, { payload: { token: undo }, ...KEY });
    return { browser, send, member: null };
  },
  startPasskey: (running) =>
    atMember(running, async ({ client }) => {
      return () => client.call(calls.startPasskey, { payload: { password: PASSWORD }, ...KEY });
    }),
  addPasskey: (running) =>
    atMember(running, async ({ client }) => {
      const { options } = await client.call(calls.startPasskey, { payload: { password: PASSWORD } });
      const passkey = await newAuthenticator().create(options);
      return () => client.call(calls.addPasskey, { payload: { name: 'Phone', passkey }, ...KEY });
    }),
  startPasskeyLogin: async (running) => {
    const { browser, user } = await join(running);
    const send = () => browser.client.call(calls.startPasskeyLogin, KEY);
    return { browser, send, member: () => user.email };
  },
  logInWithPasskey: async (running) => {
    const { browser: elsewhere, user } = await join(running);
    const authenticator = newAuthenticator();
    await addPasskey(elsewhere, authenticator);
    const browser = openBrowser(running);
    const { options } = await browser.client.call(calls.startPasskeyLogin);
    const passkey = await authenticator.use(options);
    const send = () => browser.client.call(calls.logInWithPasskey, { payload: { passkey }, ...KEY });
    return { browser, send, member: () => user.email };
  },
};

/** A request without a key that is sent twice, and the outcome of the second one. */
type Unkeyed = (running: Running) => Promise<{ send: () => Promise<unknown>; repeated: string }>;

const unkeyedAtMember =
  (create: (browser: Browser, email: string) => Repeated['send'], secondOutcome: string): Unkeyed =>
  async (running) => {
    const { browser, user } = await join(running);
    return { send: create(browser, user.email), repeated: secondOutcome };
  };

/** Calls without an idempotency key that change or end the session. Clients never repeat them by themselves. */
export const unkeyedRetries: Partial<Record<CallName, Unkeyed>> = {
  logout: unkeyedAtMember(
    ({ client }) =>
      () =>
        client.call(calls.logout),
    'done',
  ),
  resetPassword: async (running) => {
    const { browser, user } = await join(running);
    await browser.client.call(calls.requestPasswordReset, { payload: { email: user.email } });
    const token = await mailedToken(running, user.email, '/reset-password/do');
    const payload = { token, password: OTHER_PASSWORD };
    return { send: () => browser.client.call(calls.resetPassword, { payload }), repeated: 'bad_token' };
  },
  changePassword: unkeyedAtMember(({ client }) => {
    const payload = { password: PASSWORD, new_password: OTHER_PASSWORD };
    return () => client.call(calls.changePassword, { payload });
  }, 'wrong_password'),
  changeEmail: unkeyedAtMember(({ client }) => {
    const payload = { email: freshEmail(), password: PASSWORD };
    return () => client.call(calls.changeEmail, { payload });
  }, 'done'),
  removePasskey: async (running) => {
    const { browser } = await join(running);
    const { passkey } = await addPasskey(browser, newAuthenticator());
    const payload = { passkey: passkey.id, password: PASSWORD };
    return { send: () => browser.client.call(calls.removePasskey, { payload }), repeated: 'not_found' };
  },
  deleteUser: unkeyedAtMember(({ client }) => {
    return () => client.call(calls.deleteUser, { payload: { password: PASSWORD } });
  }, 'not_logged_in'),
};
