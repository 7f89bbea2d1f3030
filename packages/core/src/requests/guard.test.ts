import { calls } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { findKeyOwner, headersRefusal, isIdempotencyKey, isMeantFor } from './guard.ts';

const packageHeader = { 'x-package': 'test/1' };
const ask = (call: keyof typeof calls, headers: Record<string, string>) =>
  headersRefusal(calls[call], new Headers(headers), (origin) => origin === 'https://own.test')?.code ?? null;

test.each([
  ['likeProfile', packageHeader, null],
  ['likeProfile', { ...packageHeader, 'sec-fetch-site': 'same-origin' }, null],
  ['likeProfile', { ...packageHeader, 'sec-fetch-site': 'cross-site' }, 'cross_site'],
  ['likeProfile', { ...packageHeader, 'sec-fetch-site': 'same-site' }, 'cross_site'],
  ['likeProfile', { ...packageHeader, origin: 'https://own.test' }, null],
  ['likeProfile', { ...packageHeader, origin: 'https://evil.test' }, 'cross_site'],
  ['likeProfile', {}, 'bad_request'],
  ['logout', { ...packageHeader, 'sec-fetch-site': 'cross-site' }, 'cross_site'],
  ['startChat', { ...packageHeader, 'sec-fetch-site': 'none' }, 'cross_site'],
  ['getLikes', { ...packageHeader, 'sec-fetch-site': 'cross-site' }, null],
  ['getLikes', {}, 'bad_request'],
  ['openCam', {}, null],
  ['pageHidden', {}, null],
  ['stopMails', {}, null],
  ['stopMails', { 'sec-fetch-site': 'cross-site', origin: 'null' }, null],
  ['pageHidden', { 'sec-fetch-site': 'cross-site' }, 'cross_site'],
] as const)('%s with the headers %o is refused as %s', (call, headers, code) => {
  expect(ask(call, headers)).toBe(code);
});

test.each([
  ['a'.repeat(8), true],
  ['a'.repeat(200), true],
  ['a'.repeat(7), false],
  ['a'.repeat(201), false],
  ['key of one', false],
  ['schlüssel', false],
])('%s is an idempotency key: %s', (key, expected) => {
  expect(isIdempotencyKey(key)).toBe(expected);
});

test.each([
  [{}, true],
  [{ 'x-member': '' }, true],
  [{ 'x-member': 'anna' }, true],
  [{ 'x-member': 'ben' }, false],
  [{ 'x-member': 'Anna' }, false],
  [{ 'x-member': 'ben, anna' }, false],
])('a request with the headers %o may run in the name of anna: %s', (headers, expected) => {
  expect(isMeantFor(new Headers(headers as Record<string, string>), 'anna')).toBe(expected);
});

test.each([
  ['likeProfile', 'anna', 'anna'],
  ['complain', 'anna', 'anna'],
  ['complain', null, null],
  ['startPasskey', 'anna', 'anna'],
  ['login', 'anna', null],
  ['signUp', null, null],
  ['confirmEmail', 'anna', null],
] as const)('a key of %s sent as %s belongs to %s', (call, member, owner) => {
  expect(findKeyOwner(calls[call], member)).toBe(owner);
});
