import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  freshEmail,
  join,
  openTestBrowser,
  PASSWORD,
  signUpPayload,
  startTestApi,
  type TestApi,
  tokenFor,
} from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const SIGN_UP = '/api/user.php?new=1';

const attempt = async (change: Record<string, unknown>, browser = openTestBrowser(api)) => {
  const email = freshEmail();
  const payload = signUpPayload(email, await tokenFor(browser, email));
  return codeOf(await browser.send('POST', SIGN_UP, { json: { ...payload, ...change } }));
};

test.each([
  ['a csrf value of another browser', { csrf: 'f'.repeat(128) }, '400 bad_csrf'],
  ['a token that was never issued', { token: 'guessed' }, '400 bad_token'],
  ['a common password', { password: 'Password1' }, '400 weak_password password'],
  ['a password of 7 characters', { password: '1234567' }, '400 bad_request password'],
  ['a name that starts with @', { name: ' @robin' }, '400 bad_request name'],
  ['a name of spaces', { name: '  ' }, '400 bad_request name'],
])('refuses a sign-up with %s', async (_, change, expected) => {
  expect(await attempt(change)).toBe(expected);
});

test('refuses a name equal to the address, in any case', async () => {
  const browser = openTestBrowser(api);
  const email = freshEmail();
  const payload = signUpPayload(email, await tokenFor(browser, email));
  const response = await browser.send('POST', SIGN_UP, { json: { ...payload, name: email.toUpperCase() } });
  expect(await codeOf(response)).toBe('400 bad_request name');
});

test('binds the token of an e-mail check to one browser for an hour, and keeps it valid after a failed sign-up', async () => {
  const browser = openTestBrowser(api);
  const email = freshEmail();
  const payload = signUpPayload(email, await tokenFor(browser, email));
  expect(await codeOf(await openTestBrowser(api).send('POST', SIGN_UP, { json: payload }))).toBe(
    '400 bad_token',
  );
  const weak = { json: { ...payload, password: 'password1' } };
  expect(await codeOf(await browser.send('POST', SIGN_UP, weak))).toContain('weak_password');
  expect(await codeOf(await browser.send('POST', SIGN_UP, { json: payload }))).toBe('200');
  expect(await codeOf(await browser.send('POST', SIGN_UP, { json: payload }))).toBe('400 bad_token');

  const late = signUpPayload(freshEmail(), '');
  const token = await tokenFor(browser, late.email);
  api.pass(3_600_001);
  expect(await codeOf(await browser.send('POST', SIGN_UP, { json: { ...late, token } }))).toBe(
    '400 bad_token',
  );
});

test('refuses sign-ups on an invite-only site', async () => {
  const settings = api.sites[1]!.settings;
  const signupsBefore = settings.signups;
  settings.signups = 'invite';
  expect(await attempt({}, openTestBrowser(api, 'nocturne.localhost'))).toBe('403 sign_up_closed');
  settings.signups = signupsBefore;
});

test('keeps an address unique within its site and free on another', async () => {
  const email = await join(openTestBrowser(api));
  const status = async (host: string) => {
    const response = await openTestBrowser(api, host).send(
      'GET',
      `/api/validate_email.php?email=${email.toUpperCase()}`,
    );
    return ((await response.json()) as { status: string }).status;
  };
  expect([await status('classic.localhost'), await status('nocturne.localhost')]).toEqual([
    'not_confirmed',
    'new',
  ]);
});

test('creates one account for two simultaneous sign-ups of one address', async () => {
  const email = freshEmail();
  const browsers = [openTestBrowser(api), openTestBrowser(api)];
  const payloads: ReturnType<typeof signUpPayload>[] = [];
  for (const browser of browsers) payloads.push(signUpPayload(email, await tokenFor(browser, email)));
  const responses = browsers.map((browser, index) =>
    browser.send('POST', SIGN_UP, { json: payloads[index] }).then(codeOf),
  );
  expect((await Promise.all(responses)).toSorted()).toEqual(['200', '409 email_taken email']);
});

test('responds the same to an unknown address, a wrong password and an erased account', async () => {
  const [email, deletedEmail] = [await join(openTestBrowser(api)), await join(openTestBrowser(api))];
  await api.db.execute(
    sql`update members set deleted_at = ${new Date('2026-10-01T00:00:00Z').toISOString()}::timestamptz where email_key = ${deletedEmail}`,
  );
  const tries = [
    { email, password: 'wrong one' },
    { email: freshEmail(), password: PASSWORD },
    { email: deletedEmail, password: PASSWORD },
  ];
  const texts = new Set<string>();
  for (const json of tries) {
    const response = await openTestBrowser(api).send('POST', '/api/login.php', { json });
    texts.add(`${response.status} ${[...response.headers.keys()].join()} ${await response.text()}`);
  }
  expect([...texts]).toHaveLength(1);
  expect([...texts][0]).toMatch(/^401 .*wrong_login/);
});

test('sends the activation mail in the member’s language, with a link that confirms the address', async () => {
  const browser = openTestBrowser(api);
  const email = await join(browser);
  await expect.poll(() => api.mails.some(({ to }) => to === email)).toBe(true);
  const mail = api.mails.find(({ to }) => to === email)!;
  expect(mail).toMatchObject({ from: api.sites[0]!.settings.email });
  expect(mail.text).toMatch(/^Hoi |^Hallo |^Dag |^Hé /);
  const token = /https:\/\/classic\.example\.com\/activate\/done\?token=([\w-]{43})/.exec(mail.text)?.[1];
  await expect
    .poll(async () => (await browser.send('GET', '/api/activate.php')).json())
    .toEqual({ delivered: true });

  const send = (json: unknown) => openTestBrowser(api).send('POST', '/api/activate.php', { json });
  expect(await codeOf(await send({ token: 'guessed' }))).toBe('400 bad_token');
  expect(await codeOf(await send({ token }))).toBe('200');
  const { user } = (await (await browser.send('GET', '/api/user.php')).json()) as {
    user: { email_confirmed: boolean };
  };
  expect(user.email_confirmed).toBe(true);
});

test('stores secrets only as digests', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const tables = ['members', 'sessions', 'tokens', 'idempotency_keys', 'attempts'];
  for (const table of tables) {
    const { rows } = (await api.db.execute(sql.raw(`select * from ${table}`))) as unknown as {
      rows: unknown[];
    };
    const text = JSON.stringify(rows);
    for (const secret of [PASSWORD, ...browser.cookies.values()]) expect(text).not.toContain(secret);
  }
});

const save = (browser: ReturnType<typeof openTestBrowser>, json: unknown) =>
  browser.send('PUT', '/api/user.php', { json });

test.each([
  [
    'a country that is not offered',
    { country: 'JP', countryregion: null, city: null },
    '400 bad_request country',
  ],
  [
    'a region of another country',
    { country: 'NL', countryregion: 'BE-1', city: null },
    '400 bad_request countryregion',
  ],
  [
    'an inherited property name as country',
    { country: 'NL', countryregion: 'constructor', city: null },
    '400 bad_request countryregion',
  ],
  ['an age of 17', { profile: { date_of_birth: '2008-11-21' } }, '400 too_young profile.date_of_birth'],
  [
    'a birthday to come',
    { profile: { date_of_birth: '2030-01-01' } },
    '400 bad_request profile.date_of_birth',
  ],
  [
    'a birthday in 1850',
    { profile: { date_of_birth: '1850-01-01' } },
    '400 bad_request profile.date_of_birth',
  ],
  [
    'an inherited property name',
    { profile: { personal: { constructor: 'x' } } },
    '400 bad_request profile.personal.constructor',
  ],
])('refuses to save %s', async (_, json, expected) => {
  const browser = openTestBrowser(api);
  await join(browser);
  expect(await codeOf(await save(browser, json))).toBe(expected);
});

test('allows a site to require an age above 18, never below', async () => {
  const { settings } = api.sites[1]!;
  const minAgeBefore = settings.min_age;
  const browser = openTestBrowser(api, 'nocturne.localhost');
  await join(browser);
  settings.min_age = 25;
  expect(await codeOf(await save(browser, { profile: { date_of_birth: '2003-01-01' } }))).toContain(
    'too_young',
  );
  settings.min_age = 10;
  expect(await codeOf(await save(browser, { profile: { date_of_birth: '2012-01-01' } }))).toContain(
    'too_young',
  );
  settings.min_age = minAgeBefore;
});

test('keeps the fields of both of two simultaneous saves', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const changes = [{ about_me: 'one' }, { children: 'none' }, { hair: 'red' }];
  await Promise.all(changes.map((personal) => save(browser, { profile: { personal } })));
  const { user } = (await (await browser.send('GET', '/api/user.php')).json()) as {
    user: { profile: { personal: object } };
  };
  expect(user.profile.personal).toEqual({ about_me: 'one', children: 'none', hair: 'red' });
});

test('lets a browser log out another one of the same member only', async () => {
  const [first, second, stranger] = [openTestBrowser(api), openTestBrowser(api), openTestBrowser(api)];
  const email = await join(first);
  await second.send('POST', '/api/login.php', { json: { email, password: PASSWORD } });
  await join(stranger);
  const { sessions } = (await (await first.send('GET', '/api/sessions.php')).json()) as {
    sessions: { id: string; current: boolean }[];
  };
  expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
  const json = { session: sessions.find(({ current }) => !current)!.id };
  expect((await stranger.send('DELETE', '/api/sessions.php', { json })).status).toBe(404);
  expect((await first.send('DELETE', '/api/sessions.php', { json })).status).toBe(200);
  expect([
    (await first.send('GET', '/api/user.php')).status,
    (await second.send('GET', '/api/user.php')).status,
  ]).toEqual([200, 403]);
});

test('logs no errors', () => {
  expect(api.faults).toEqual([]);
});
