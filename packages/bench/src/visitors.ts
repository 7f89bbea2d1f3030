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

/** Checks a new address and signs up with it, as the form does. Throws if either is refused. */
export async function signUp({ send }: Sender): Promise<{ response: HttpResult; login: Login }> {
  const headers = newVisitor();
  const email = `bench${people}.${Date.now()}@example.com`;
  const check = expectStatus(
    'The check of an address',
    await send(`/api/validate_email.php?email=${encodeURIComponent(email)}`, { headers }),
  );
  const { token } = JSON.parse(check.body) as { token: string };
  const form = { email, name: 'Robin', password: PASSWORD, timezone: 'UTC', country: 'NL', language: 'en' };
  const from = { trafficsource: null, profile: null, form_path: '/signup', referrer: null, n: 0 };
  const sent: Sent = {
    method: 'POST',
    headers: { ...headers, cookie: cookieOf(check) },
    body: { ...form, ...from, token, csrf: await csrfValue(email, USER_AGENT, digest) },
  };
  const response = expectStatus('The sign-up', await send('/api/user.php?new=1', sent));
  return { response, login: { email, password: PASSWORD } };
}

/** Logs in from a new browser. Throws unless the response has the status, 200 by default. */
export async function logIn({ send }: Sender, login: Login, status = 200): Promise<void> {
  const sent: Sent = { method: 'POST', headers: newVisitor(), body: login };
  expectStatus('The log-in', await send('/api/login.php', sent), status);
}
