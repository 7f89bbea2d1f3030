import type { Hasher } from '../../src/ports/ports.ts';
import { quickHasher } from '../quick-hasher.ts';
import {
  codeOf,
  freshEmail,
  join,
  openTestBrowser,
  PASSWORD,
  signUpPayload,
  type Sending,
  type TestApi,
  type TestBrowser,
  tokenFor,
} from '../test-api.ts';

/** Target of an attack: an API, and the work done by its hasher. */
export interface Target {
  api: TestApi;
  work: { hashes: number; verifications: number };
}

/** A row of the table: name, attempt and expected result. */
export interface Attack {
  name: string;
  attempt(target: Target): Promise<unknown>;
  expected: unknown;
}

/** Creates a hasher that is fast and counts its calls. */
export function createCountingHasher(): { hasher: Hasher; work: Target['work'] } {
  const work = { hashes: 0, verifications: 0 };
  const hasher: Hasher = {
    hash: async (password) => {
      work.hashes += 1;
      return quickHasher.hash(password);
    },
    verify: async (passwordHash, password) => {
      work.verifications += 1;
      return quickHasher.verify(passwordHash, password);
    },
  };
  return { hasher, work };
}

export const SIGN_UP = '/api/user.php?new=1';
export const LOGIN = '/api/login.php';
export const RESET = '/api/password.php';

/**
 * Sends a request and returns the code and fields of an error (`400 bad_request name`), or the status of a
 * success.
 */
export const send = async (browser: TestBrowser, method: string, path: string, sending: Sending = {}) =>
  codeOf(await browser.send(method, path, sending));

/** Creates a new member, logged in. */
export async function newMember({ api }: Target) {
  const browser = openTestBrowser(api);
  const email = await join(browser);
  return { browser, email, right: { json: { email, password: PASSWORD } } };
}

/** Signs up with some values changed, with a valid token of the browser. */
export async function signUpWith(
  { api }: Target,
  change: Record<string, unknown>,
  browser = openTestBrowser(api),
) {
  const email = freshEmail();
  const json = { ...signUpPayload(email, await tokenFor(browser, email)), ...change };
  return send(browser, 'POST', SIGN_UP, { json });
}

interface Account {
  profile: { id: string; name: string; fictional: boolean; age: number | null };
  email: string;
  paid_user: boolean;
  credits: number;
  fictional_icon: string | null;
}

/** Returns the account that a browser is logged in to. */
export const accountOf = async (browser: TestBrowser): Promise<Account> =>
  ((await (await browser.send('GET', '/api/user.php')).json()) as { user: Account }).user;

/** Returns the secret of the newest mail to an address with a link to `path`. Waits until it is sent. */
export async function secretMailed({ api }: Target, recipient: string, path: string): Promise<string> {
  for (;;) {
    const mail = api.mails.findLast((sentMail) => sentMail.to === recipient && sentMail.text.includes(path));
    if (mail) return /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Requests a password mail and returns its secret. */
export async function resetSecret(target: Target, email: string): Promise<string> {
  await openTestBrowser(target.api).send('POST', RESET, { json: { email } });
  return secretMailed(target, email, '/reset-password/do');
}
