import { calls, type CallDefinition } from '@meetcute/contract';
import { expect, test } from 'vitest';
import type { FuzzInput } from './input.ts';
import { problemOf } from './judge.ts';

const inputOf = (call: CallDefinition | null, path = call?.path ?? '/'): FuzzInput => ({
  to: 'site',
  kind: call?.name ?? 'page',
  call,
  method: call?.method ?? 'GET',
  path,
  session: null,
  headers: {},
  sent: null,
});
const json = (status: number, body: unknown) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
const failure = (status: number, code: string) => json(status, { error: { code, message: 'm' } });
const page = (status: number, body: string, type = 'text/html; charset=utf-8') => ({ status, type, body });

test.each([
  ['a response of the contract', inputOf(calls.getChats), json(200, { chats: [] }), null],
  ['another response', inputOf(calls.getChats), json(200, {}), /does not match getChats/],
  ['a listed error', inputOf(calls.getChats), failure(403, 'not_logged_in'), null],
  ['an unlisted error', inputOf(calls.getChats), failure(402, 'no_credits'), /no_credits/],
  ['an error of another shape', inputOf(calls.getChats), json(400, 'no'), /does not match the contract/],
  ['a server error', inputOf(calls.getChats), failure(500, 'server_error'), /status 500/],
  ['an unavailable host', inputOf(null), page(503, '</html>'), /status 503/],
  ['a document', inputOf(null), page(404, '<p></html>'), null],
  ['a refused backslash', inputOf(null, '/\\x'), page(400, '', ''), null],
  ['an empty page', inputOf(null, '/x'), page(400, '', ''), /a page of type/],
  ['half a document', inputOf(null), page(200, '<p>'), /a page of type/],
  ['a success without a call', inputOf(calls.signUp, '/api/user.php?new=2'), json(200, {}), /no call/],
])('judges %s', async (_, input, response, problem) => {
  expect((await problemOf(input, response)) ?? 'none').toMatch(problem ?? /^none$/);
});
