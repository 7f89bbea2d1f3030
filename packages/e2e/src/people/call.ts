import { expect, type BrowserContext, type Page } from '@playwright/test';
import { send } from '../request.ts';

/** Page, or another sender of calls with the cookies of one browser, from an address of a site. */
export type Caller = Pick<Page, 'context' | 'url'>;

/** User agent of calls. */
export const USER_AGENT = 'Mozilla/5.0 (journeys)';

/** Stores the cookies of a response in a browser. */
async function storeCookies(
  context: BrowserContext,
  domain: string,
  lines: readonly string[],
): Promise<void> {
  const cookies = lines.map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /; Path=([^;]+)/i.exec(line)?.[1] ?? '/';
    return { name, value, domain, path, httpOnly: /; HttpOnly/i.test(line), sameSite: 'Lax' as const };
  });
  await context.addCookies(cookies);
}

/**
 * Calls the API with the session of a page's browser, which need not have opened a page. A path is one of the site that
 * the page shows. Returns the data of the response. Fails on any status but 200.
 */
export async function callApi<T>(
  caller: Caller,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): Promise<T> {
  const { href, hostname, port, pathname, search } = new URL(path, caller.url());
  const context = caller.context();
  const cookies = await context.cookies(href);
  const response = await send({ host: hostname }, `${pathname}${search}`, {
    method,
    port,
    headers: {
      'x-package': 'e2e@1.0.0',
      'user-agent': USER_AGENT,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      ...(payload ? { 'content-type': 'application/json' } : {}),
    },
    ...(payload ? { body: JSON.stringify(payload) } : {}),
  });
  expect(response.status, `${method} ${path}: ${response.text}`).toBe(200);
  await storeCookies(context, hostname, response.headers['set-cookie'] ?? []);
  return JSON.parse(response.text) as T;
}
