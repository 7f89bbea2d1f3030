import type { PasskeyCreation, PasskeyRequest } from '@meetcute/contract';
import { type Authenticator, type AuthenticatorChange, createAuthenticator } from '@meetcute/mocks';
import { codeOf, PASSWORD, type TestBrowser } from './test-api.ts';

/** Creates an authenticator of a test browser. */
export const authenticatorOf = ({ host }: TestBrowser, options?: { counts: boolean }): Authenticator =>
  createAuthenticator(`http://${host}`, options);

/** Asks for the options of a new passkey. */
export async function creationFor(browser: TestBrowser, password = PASSWORD): Promise<PasskeyCreation> {
  const response = await browser.send('POST', '/api/passkeys.php?start=1', { json: { password } });
  if (!response.ok) throw new Error(await codeOf(response));
  return ((await response.json()) as { options: PasskeyCreation }).options;
}

/** Asks for the options of a log-in. */
export async function requestFor(browser: TestBrowser): Promise<PasskeyRequest> {
  const response = await browser.send('POST', '/api/passkey.php?start=1');
  if (!response.ok) throw new Error(await codeOf(response));
  return ((await response.json()) as { options: PasskeyRequest }).options;
}

/** Adds a passkey. Returns the status, or the code of the refusal. */
export async function addPasskey(
  browser: TestBrowser,
  authenticator: Authenticator,
  change: AuthenticatorChange & { name?: string } = {},
): Promise<string> {
  const passkey = await authenticator.create(await creationFor(browser), change);
  const { name = 'Phone' } = change;
  return codeOf(await browser.send('POST', '/api/passkeys.php', { json: { name, passkey } }));
}

/** Logs in with the newest passkey. Returns the status, or the code of the refusal. */
export async function logInWithPasskey(
  browser: TestBrowser,
  authenticator: Authenticator,
  change: AuthenticatorChange = {},
): Promise<string> {
  const passkey = await authenticator.use(await requestFor(browser), change);
  return codeOf(await browser.send('POST', '/api/passkey.php', { json: { passkey } }));
}

/** Lists the passkeys of the member of a browser. */
export async function passkeysOf(browser: TestBrowser) {
  const response = await browser.send('GET', '/api/passkeys.php');
  type Listed = { id: string; name: string; created_at: string; last_used: string | null };
  return ((await response.json()) as { passkeys: Listed[] }).passkeys;
}
