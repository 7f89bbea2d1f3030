import { csrfValue } from '@meetcute/core';
import { cookieOf, expectStatus, type HttpResult, type Sender, type Sent } from './send.ts';

/** Credentials of a member. */
export interface Login {
  /** E-mail address. */
  email: string;
  /** Password in plain text. */
  password: string;
}

const USER_AGENT = 'bench';
const PASSWORD = 'a-quiet-Lantern-42';
let people = 0;

const digest = (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-512', bytes);

/** Returns headers of a new visitor from a new network, because limits count networks. */
export function newVisitor(): Record<string, string> {
  people += 1;
  const network = `10.${(people >> 8) & 255}.${people & 255}.1`;
  return { 'user-agent': USER_AGENT, 'x-forwarded-for': network };
}

/** A request that is not sent yet. */
interface Prepared {
  path: string;
  sent: Sent;
}

/** Prepares a sign-up with a new address: its check, and the form, which needs the response to the check. */
export function prepareSignUp(name = 'bench'): {
  email: string;
  check: Prepared;
  signUpWith(checked: HttpResult): Promise<Prepared>;
} {
  const headers = newVisitor();
  const email = `${name}${people}.${Date.now()}@example.com`;
  return {
    email,
    check: { path: `/api/validate_email.php?email=${encodeURIComponent(email)}`, sent: { headers } },
    signUpWith: async (checkResponse) => {
      const { token } = JSON.parse(checkResponse.body) as { token: string };
      const form = {
        email,
        name: 'Robin',
        password: PASSWORD,
        timezone: 'UTC',
        country: 'NL',
        language: 'en',
      };
      const origin = { trafficsource: null, profile: null, form_path: '/signup', referrer: null, n: 0 };
      const request: Sent = {
        method: 'POST',
        headers: { ...headers, cookie: cookieOf(checkResponse) },
        body: { ...form, ...origin, token, csrf: await csrfValue(email, USER_AGENT, digest) },
      };
      return { path: '/api/user.php?new=1', sent: request };
    },
  };
}

/** Checks a new address and signs up with it, as the form does. Throws if either is refused. */
export async function signUp({ send }: Sender): Promise<{ response: HttpResult; login: Login }> {
  const { email, check, signUpWith } = prepareSignUp();
  const checkResponse = expectStatus('The check of an address', await send(check.path, check.sent));
  const { path, sent } = await signUpWith(checkResponse);
  const response = expectStatus('The sign-up', await send(path, sent));
  return { response, login: { email, password: PASSWORD } };
}

/** Logs in from a new browser. Throws unless the response has the status, 200 by default. */
export async function logIn({ send }: Sender, login: Login, status = 200): Promise<void> {
  const request: Sent = { method: 'POST', headers: newVisitor(), body: login };
  expectStatus('The log-in', await send('/api/login.php', request), status);
}
