import { expect, test } from 'vitest';
import { nameToSave } from '../names/index.ts';
import { csrfValue, matchesCsrf } from './csrf.ts';
import { signUpRefusal } from './refusal.ts';

const digest = (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-512', bytes);
const email = 'robin@example.com';
const userAgent = 'Agent/1.0';
const csrf = await csrfValue(email, userAgent, digest);

const refusal = (change: object, signups = 'all') =>
  signUpRefusal(
    {
      email,
      name: 'Robin',
      password: 'correct horse battery',
      trafficsource: null,
      timezone: 'UTC',
      country: null,
      language: 'en',
      profile: null,
      form_path: '/signup',
      referrer: null,
      csrf,
      token: 't',
      n: 0,
      ...change,
    },
    {
      settings: { signups, name: 'Linden Lane' },
      userAgent,
      digest,
      isCommon: (password) => password === 'qwertyuiop',
      nameToSave,
    },
  );

test('accepts a valid sign-up', async () => {
  expect(await refusal({})).toBeNull();
});

test.each([
  ['on a closed site', {}, 'none', { code: 'sign_up_closed' }],
  ['with the csrf value of another browser', { csrf: 'f'.repeat(128) }, 'all', { code: 'bad_csrf' }],
  ['with a name of spaces', { name: ' ' }, 'all', { code: 'bad_request', fields: { name: 'required' } }],
  ['with a name like the staff', { name: 'Suppоrt' }, 'all', { fields: { name: 'name_imitates' } }],
  ['with a common password', { password: 'QwertyUIOP' }, 'all', { code: 'weak_password' }],
  ['with the name of the site as password', { password: 'Linden Lane' }, 'all', { code: 'weak_password' }],
  ['with the address as password', { password: 'Robin@Example.com' }, 'all', { code: 'weak_password' }],
  [
    'with the name as password',
    { name: 'Longer Name', password: 'longer name' },
    'all',
    { code: 'weak_password' },
  ],
])('refuses a sign-up %s', async (_, change, signups, expected) => {
  expect(await refusal(change, signups)).toMatchObject(expected);
});

test.each(['é'.repeat(128), 'ё', '', '🙂'.repeat(64)])(
  'a csrf value that no browser computes does not match: %s',
  async (value) => {
    expect(await matchesCsrf(value, email, { userAgent, digest })).toBe(false);
  },
);

test('accepts the value of a browser without a digest', async () => {
  const value = await csrfValue(email, userAgent, null);
  expect(await matchesCsrf(value, email.toUpperCase(), { userAgent, digest })).toBe(true);
});
