import { expect, test } from 'vitest';
import { calls } from '../calls/index.ts';
import * as page from './index.ts';
import committed from './calls.json' with { type: 'json' };
import { pageCalls } from './table.ts';

test('calls.json is what `pnpm openapi` writes', () => {
  expect(committed).toEqual(JSON.parse(JSON.stringify(pageCalls())));
});

test('the browser build rejects the same responses as the full contract', async () => {
  const done = { done: true };
  expect(await page.parseResponse(page.calls.resendActivation, done)).toEqual({ ok: true, value: done });
  expect(await page.parseResponse(page.calls.resendActivation, {})).toMatchObject({ ok: false });
});

test('the browser build parses errors of the contract and no others', async () => {
  const error = { code: 'not_found', message: 'Not there.' };
  expect(await page.parseErrorResponse({ error })).toEqual(error);
  expect(await page.parseErrorResponse('a proxy’s page')).toBeUndefined();
});

test('writes a query without a schema in the format that its call parses', () => {
  const query = { page: 2, hideNudity: true, auto_load: false, country: 'NL', gender: undefined };
  const queryText = page.writeQuery(page.calls.search, query);
  expect(queryText).toBe('?page=2&hideNudity=1&auto_load=0&country=NL');
  expect(page.parseQuery(calls.search, new URLSearchParams(queryText))).toMatchObject({
    ok: true,
    value: { page: 2, hideNudity: true, auto_load: false, country: 'NL' },
  });
});
