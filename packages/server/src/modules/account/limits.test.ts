import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  freshEmail,
  join,
  openTestBrowser,
  PASSWORD,
  signUpPayload,
  startTestApi,
  type TestApi,
} from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const from = (address: string) => openTestBrowser(api, 'classic.localhost', address);

const outcome = (response: Response) => [response.status, response.headers.get('retry-after')];

const check = (address: string) => from(address).send('GET', '/api/validate_email.php?email=a%40example.com');
const logIn = (address: string, email: string, password = 'wrong one') =>
  from(address).send('POST', '/api/login.php', { json: { email, password } });
const signUp = (address: string) =>
  from(address).send('POST', '/api/user.php?new=1', { json: signUpPayload(freshEmail(), 'guessed') });

test.each([
  ['checks', 60, check, 200],
  ['logins', 30, (address: string) => logIn(address, freshEmail()), 401],
  ['sign-ups', 20, signUp, 400],
] as const)('%s of one network are limited whoever the browser is', async (name, max, ask, normal) => {
  const address = `203.0.113.${max}`;
  await Promise.all(Array.from({ length: max - 1 }, () => ask(address)));
  expect((await ask(address)).status, name).toBe(normal);
  expect(outcome(await ask(address))).toEqual([429, '600']);
  expect((await ask('203.0.113.99')).status).toBe(normal);
  api.pass(600_000);
  expect((await ask(address)).status).toBe(normal);
});

test('addresses of this machine have no limit of their own', async () => {
  for (let tries = 0; tries < 31; tries += 1)
    expect((await logIn('127.0.0.1', freshEmail())).status).toBe(401);
});

test('who guesses at an account locks nobody out but the own network', async () => {
  const email = await join(from('198.51.100.1'));
  for (let tries = 0; tries < 10; tries += 1) await logIn('198.51.100.2', email);
  expect(outcome(await logIn('198.51.100.2', email, PASSWORD))).toEqual([429, '900']);
  expect((await logIn('198.51.100.1', email, PASSWORD)).status).toBe(200);
});

test('one browser may try to sign up only so often', async () => {
  const browser = openTestBrowser(api);
  const json = signUpPayload(freshEmail(), 'guessed');
  await browser.send('GET', '/api/validate_email.php?email=b%40example.com');
  for (let tries = 0; tries < 20; tries += 1)
    expect((await browser.send('POST', '/api/user.php?new=1', { json })).status).toBe(400);
  expect(outcome(await browser.send('POST', '/api/user.php?new=1', { json }))).toEqual([429, '600']);
});
