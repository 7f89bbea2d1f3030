import { calls, parse } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { csrfValue } from './csrf.ts';
import { signUpPayloadOf, type SignUpInput } from './payload.ts';

const input: SignUpInput = {
  email: ' Anna@example.com ',
  name: ' Anna ',
  password: 'a long one',
  trafficSource: null,
  timezone: undefined,
  country: 'NL',
  language: 'nl',
  campaignProfile: null,
  formPath: '/signup',
  referrer: '',
  csrf: 'c',
  token: 't',
  attempts: 0,
};

test(
  'a sign-up has the thirteen members of the contract',
  { meta: { spec: ['entity.signup-payload.fields'] } },
  () => {
    const payload = signUpPayloadOf(input);
    expect(Object.keys(payload)).toHaveLength(13);
    expect(parse(calls.signUp.payload, payload).ok).toBe(true);
    expect(payload).toMatchObject({ email: 'Anna@example.com', name: 'Anna', referrer: null });
  },
);

test('the time zone falls back to UTC', { meta: { spec: ['const.fallback-timezone-utc'] } }, () => {
  expect(signUpPayloadOf(input).timezone).toBe('UTC');
  expect(signUpPayloadOf({ ...input, timezone: 'Europe/Warsaw' }).timezone).toBe('Europe/Warsaw');
  for (const timezone of ['', 'Mars/Olympus', 'x'.repeat(10_000)])
    expect(signUpPayloadOf({ ...input, timezone }).timezone).toBe('UTC');
});

const sha512 = (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-512', bytes);

test(
  'the csrf value is the hex digest of the lower-case address and the user agent',
  { meta: { spec: ['csrf.sha-512-of-email-and-user-agent', 'csrf.email-lowercased'] } },
  async () => {
    // printf %s 'anna@example.comAgent/1.0' | sha512sum
    const expectedDigest =
      'bcd09da265e330195cbafbee1082d40fabacc921a987e3a93dfd04b472ffb7a0' +
      '42767ae5acd1ce2070bd1b6e9b6f78ac9aa82b27df7bf8bff81ed45d5a35c32a';
    expect(await csrfValue('Anna@Example.com', 'Agent/1.0', sha512)).toBe(expectedDigest);
  },
);

test(
  'without a digest it is base64 of the same text, truncated to 64 characters',
  { meta: { spec: ['csrf.fallback-base64-64-characters'] } },
  async () => {
    const value = await csrfValue('Anna@example.com', 'Agent with a long name '.repeat(9), null);
    expect(value).toHaveLength(64);
    expect(atob(value)).toMatch(/^anna@example.comAgent/);
  },
);
