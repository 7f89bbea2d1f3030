import { expect, type Page } from '@playwright/test';

/** Page that needs no script and no session, from which calls can be sent. Files of a site may send none. */
export const STILL_PAGE = '/pages/terms';

/**
 * Calls the API from an open page, with the page's session. Returns the data of the response. Fails on any status but
 * 200.
 */
export async function callApi<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
): Promise<T> {
  const { status, body } = await page.evaluate(
    async ([verb, url, sent]) => {
      const headers = { 'x-package': 'e2e@1.0.0', ...(sent ? { 'content-type': 'application/json' } : {}) };
      const response = await fetch(url, { method: verb, headers, ...(sent ? { body: sent } : {}) });
      return { status: response.status, body: await response.text() };
    },
    [method, path, payload && JSON.stringify(payload)] as const,
  );
  expect(status, `${method} ${path}: ${body}`).toBe(200);
  return JSON.parse(body) as T;
}
