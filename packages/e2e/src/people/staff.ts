import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { callApi } from './call.ts';

/** Returns the code that an app shows now for a key. */
export const codeOf = (key: string): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();

/** Sets up an account of the staff by calls, and leaves the browser logged in at the desk. */
export async function setUpStaff(page: Page, link: string, password: string): Promise<void> {
  const { origin, hash } = new URL(link);
  await page.goto(`${origin}/desk`);
  const token = hash.slice(1);
  const { secret } = await callApi<{ secret: string }>(page, 'POST', '/desk/api/set-up', { token });
  await callApi(page, 'POST', '/desk/api/set-up/finish', { token, password, code: codeOf(secret) });
}
