import { createHash } from 'node:crypto';
import type { Hasher } from '../../src/ports/ports.ts';
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

/** What an attack is tried against: an API, and how much work its hasher did. */
export interface Target {
  api: TestApi;
  work: { hashes: number; verifications: number };
}

/** One row of the table: what is tried, how, and what has to come of it. */
export interface Attack {
  name: string;
  attempt(target: Target): Promise<unknown>;
  comesTo: unknown;
}

/** A hasher that costs nothing and counts. */
export function createCountingHasher(): { hasher: Hasher; work: Target['work'] } {
  const work = { hashes: 0, verifications: 0 };
  const digest = (password: string) => createHash('sha256').update(password).digest('hex');
  const hasher: Hasher = {
    hash: async (password) => {
      work.hashes += 1;
      return digest(password);
    },
    verify: async (passwordHash, password) => {
      work.verifications += 1;
      return passwordHash === digest(password);
    },
  };
  return { hasher, work };
}

export const SIGN_UP = '/api/user.php?new=1';
export const LOGIN = '/api/login.php';
export const RESET = '/api/password.php';

/** The answer to a request in short: `400 bad_request name`, or the status of a success. */
export const send = async (browser: TestBrowser, method: string, path: string, sending: Sending = {}) =>
  codeOf(await browser.send(method, path, sending));

/** A new member, logged in. */
export async function newMember({ api }: Target) {
  const browser = openTestBrowser(api);
  const email = await join(browser);
  return { browser, email, right: { json: { email, password: PASSWORD } } };
}

/** A sign-up in which something is different; the browser asked for its token. */
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

/** The account that a browser is logged in to. */
export const accountOf = async (browser: TestBrowser): Promise<Account> =>
  ((await (await browser.send('GET', '/api/user.php')).json()) as { user: Account }).user;

/** The secret of the newest mail to an address whose link leads to a path; waits until it is there. */
export async function secretMailed({ api }: Target, to: string, path: string): Promise<string> {
  for (;;) {
    const mail = api.mails.findLast((sent) => sent.to === to && sent.text.includes(path));
    if (mail) return /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Asks for a password mail and answers its secret. */
export async function resetSecret(target: Target, email: string): Promise<string> {
  await openTestBrowser(target.api).send('POST', RESET, { json: { email } });
  return secretMailed(target, email, '/reset-password/do');
}
