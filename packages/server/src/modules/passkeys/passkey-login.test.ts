import { DAY_MS } from '@meetcute/core';
import { demoSites } from '@meetcute/demo';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPasskey,
  authenticatorOf,
  logInWithPasskey,
  passkeysOf,
  requestFor,
} from '../../../test/passkeys.ts';
import {
  codeOf,
  join,
  openTestBrowser,
  PASSWORD,
  startTestApi,
  type TestApi,
  type TestBrowser,
} from '../../../test/test-api.ts';
import { attempts } from '../../http/requests.table.ts';
import { setSuspension } from '../members/members.repository.ts';
import { notifications } from '../notifications/notifications.table.ts';

type Event = Record<string, unknown>;

const events: Event[] = [];
let api: TestApi;
beforeAll(async () => {
  const faults: string[] = [];
  api = await startTestApi({
    log: {
      info: (message, details = {}) => void (message === 'Security event' && events.push(details)),
      error: (message, details) => void faults.push(`${message} ${JSON.stringify(details)}`),
    },
  });
  api.faults.push(...faults);
});
afterAll(() => api.stop());

const newBrowser = (host?: string, address?: string) => openTestBrowser(api, host, address);

/** A member with a passkey. */
async function newMember(options?: { counts: boolean }) {
  const browser = newBrowser();
  const email = await join(browser);
  const authenticator = authenticatorOf(browser, options);
  expect(await addPasskey(browser, authenticator)).toBe('200');
  return { browser, email, authenticator };
}

const idOf = async (browser: TestBrowser) => {
  const response = await browser.send('GET', '/api/user.php');
  return ((await response.json()) as { user: { profile: { id: string } } }).user?.profile.id;
};

test('logs in without address and password, and notes the last use', async () => {
  const { browser, email, authenticator } = await newMember();
  const other = newBrowser();
  expect(await requestFor(other)).toMatchObject({ rpId: 'classic.localhost', userVerification: 'required' });
  api.pass(60_000);
  expect(await logInWithPasskey(other, authenticator)).toBe('200');
  expect(await idOf(other)).toBe(await idOf(browser));
  const [listedPasskey] = await passkeysOf(browser);
  expect(Date.parse(listedPasskey!.last_used!) - Date.parse(listedPasskey!.created_at)).toBe(60_000);
  const subject = `Er is ingelogd op je account bij ${demoSites[0].settings.name}`;
  await expect.poll(() => api.mails.some((mail) => mail.to === email && mail.subject === subject)).toBe(true);
});

test('notifies of a new browser only, and replaces the session of the browser', async () => {
  const { browser, authenticator } = await newMember();
  const noticesOf = async () => (await api.db.select().from(notifications)).length;
  const countBefore = await noticesOf();
  expect(await logInWithPasskey(browser, authenticator)).toBe('200');
  expect(await noticesOf()).toBe(countBefore);
  const other = newBrowser();
  await join(other);
  const session = other.cookies.get('session');
  expect(await logInWithPasskey(other, authenticator)).toBe('200');
  expect(await noticesOf()).toBe(countBefore + 1);
  const old = newBrowser();
  old.cookies.set('session', session!);
  expect(await idOf(old)).toBeUndefined();
});

describe('refuses alike', () => {
  test.each([
    ['the origin of another site', { origin: 'http://nocturne.localhost' }],
    ['an origin with another port', { origin: 'http://classic.localhost:8080' }],
    ['https of another host', { origin: 'https://classic.example.com' }],
    ['the host name of another site', { rpId: 'nocturne.localhost' }],
    ['no screen lock', { isVerified: false }],
    ['a page in a frame', { isFramed: true }],
    ['a creation', { type: 'webauthn.create' }],
    ['a challenge of its own', { challenge: 'bWFkZS11cA' }],
  ])('%s', async (_, change) => {
    const { authenticator } = await newMember();
    expect(await logInWithPasskey(newBrowser(), authenticator, change)).toBe('401 wrong_login');
  });

  test('an unknown passkey, a wrong signature and the handle of somebody else', async () => {
    const { authenticator } = await newMember();
    const stranger = (await newMember()).authenticator;
    const browser = newBrowser();
    const send = async (passkey: unknown) =>
      codeOf(await browser.send('POST', '/api/passkey.php', { json: { passkey } }));
    const createResponse = async (signer = authenticator) => signer.use(await requestFor(browser));

    expect(await send({ ...(await createResponse()), id: 'bWFkZS11cA' })).toBe('401 wrong_login');
    const right = await createResponse();
    const other = await createResponse(stranger);
    const { signature, userHandle } = other.response;
    expect(await send({ ...right, response: { ...right.response, signature } })).toBe('401 wrong_login');
    const next = await createResponse();
    expect(await send({ ...next, response: { ...next.response, userHandle } })).toBe('401 wrong_login');
    // A signature of the stranger's passkey, under the id of the member's.
    expect(await send({ ...other, id: right.id })).toBe('401 wrong_login');
    expect(await send(await createResponse())).toBe('200');
  });

  test('a challenge that is used, late, or of another browser', async () => {
    const { authenticator } = await newMember();
    const [browser, other] = [newBrowser(), newBrowser()];
    const send = async (sender: TestBrowser, passkey: unknown) =>
      codeOf(await sender.send('POST', '/api/passkey.php', { json: { passkey } }));
    const options = await requestFor(browser);
    await requestFor(other);
    expect(await send(other, await authenticator.use(options))).toBe('401 wrong_login');
    expect(await send(browser, await authenticator.use(options))).toBe('200');
    expect(await send(browser, await authenticator.use(options))).toBe('401 wrong_login');
    const late = await requestFor(browser);
    api.pass(300_000);
    expect(await send(browser, await authenticator.use(late))).toBe('401 wrong_login');
  });

  test('two log-ins with one challenge at the same time: one of them', async () => {
    const { authenticator } = await newMember();
    const browser = newBrowser();
    const options = await requestFor(browser);
    const passkeys = [await authenticator.use(options), await authenticator.use(options)];
    const codes = await Promise.all(
      passkeys.map(async (passkey) =>
        codeOf(await browser.send('POST', '/api/passkey.php', { json: { passkey } })),
      ),
    );
    expect(codes.toSorted()).toEqual(['200', '401 wrong_login']);
  });

  test('a challenge for adding one', async () => {
    const { browser, authenticator } = await newMember();
    const start = await browser.send('POST', '/api/passkeys.php?start=1', { json: { password: PASSWORD } });
    const { options } = (await start.json()) as { options: { challenge: string } };
    const change = { challenge: options.challenge };
    expect(await logInWithPasskey(browser, authenticator, change)).toBe('401 wrong_login');
  });

  test('a passkey of another site with the same host name below it', async () => {
    const { authenticator } = await newMember();
    const other = newBrowser('nocturne.localhost');
    const options = { ...(await requestFor(other)), rpId: 'classic.localhost' };
    const passkey = await authenticator.use(options, { origin: 'http://nocturne.localhost' });
    expect(await codeOf(await other.send('POST', '/api/passkey.php', { json: { passkey } }))).toBe(
      '401 wrong_login',
    );
  });
});

test('refuses a counter that is not ahead, and logs that the passkey may be copied', async () => {
  const { browser, authenticator } = await newMember({ counts: true });
  const other = newBrowser();
  expect(await logInWithPasskey(other, authenticator)).toBe('200');
  expect(await logInWithPasskey(other, authenticator)).toBe('200');
  events.length = 0;
  for (const counter of [3, 2, 0])
    expect(await logInWithPasskey(other, authenticator, { counter })).toBe('401 wrong_login');
  const member = await idOf(browser);
  expect(events.filter(({ event }) => event === 'passkey_copied')).toEqual(
    Array.from({ length: 3 }, () => ({
      event: 'passkey_copied',
      call: 'logInWithPasskey',
      site: 'classic',
      member,
      network: null,
    })),
  );
  expect(await logInWithPasskey(other, authenticator, { counter: 9 })).toBe('200');
});

test('a forged response causes no alarm of a copy', async () => {
  const { authenticator } = await newMember({ counts: true });
  const browser = newBrowser();
  const credential = await authenticator.use(await requestFor(browser), { counter: 0 });
  const signature = (await authenticator.use(await requestFor(browser))).response.signature;
  events.length = 0;
  const passkey = { ...credential, response: { ...credential.response, signature } };
  await browser.send('POST', '/api/passkey.php', { json: { passkey } });
  expect(events.map(({ event }) => event)).toEqual(['login_failed']);
});

test('tells a suspended member until when, after a valid passkey only', async () => {
  const { browser, authenticator } = await newMember();
  const suspensionEnd = new Date(api.options.clock.now().getTime() + DAY_MS);
  await setSuspension(api.db, 'classic', (await idOf(browser))!, suspensionEnd);
  expect(await logInWithPasskey(newBrowser(), authenticator, { isVerified: false })).toBe('401 wrong_login');
  const other = newBrowser();
  expect(await logInWithPasskey(other, authenticator)).toBe('403 suspended until');
  expect(other.cookies.has('session')).toBe(false);
});

test('restores a deleted account within the grace period, and knows nothing of it afterwards', async () => {
  const { browser, authenticator } = await newMember();
  await browser.send('DELETE', '/api/user.php', { json: { password: PASSWORD } });
  const other = newBrowser();
  expect(await logInWithPasskey(other, authenticator)).toBe('200');
  await other.send('DELETE', '/api/user.php', { json: { password: PASSWORD } });
  api.pass(31 * DAY_MS);
  expect(await logInWithPasskey(newBrowser(), authenticator)).toBe('401 wrong_login');
});

test('limits unknown browsers of a network, and no browser that the member uses', async () => {
  const network = '203.0.113.77';
  const member = newBrowser('classic.localhost', network);
  await join(member);
  const authenticator = authenticatorOf(member);
  await addPasskey(member, authenticator);
  const guess = () =>
    logInWithPasskey(newBrowser('classic.localhost', network), authenticator, { type: 'x' });
  for (let count = 0; count < 25; count += 1) expect(await guess()).toBe('401 wrong_login');
  expect(await guess()).toBe('429 too_many_requests');
  expect(await logInWithPasskey(member, authenticator)).toBe('200');
});

test('limits how many challenges a network asks for', async () => {
  const ask = async () =>
    codeOf(await newBrowser('classic.localhost', '198.51.100.9').send('POST', '/api/passkey.php?start=1'));
  expect(await ask()).toBe('200');
  await api.db.update(attempts).set({ count: 599 }).where(like(attempts.bucket, 'passkey-start-network:%'));
  expect([await ask(), await ask()]).toEqual(['200', '429 too_many_requests']);
});

test('works on the address of the site itself, over https', async () => {
  const browser = newBrowser('classic.example.com');
  await join(browser);
  const authenticator = authenticatorOf(browser);
  const page = { origin: 'https://classic.example.com' };
  expect(await addPasskey(browser, authenticator)).toBe('400 bad_passkey');
  expect(await addPasskey(browser, authenticator, page)).toBe('200');
  expect(await logInWithPasskey(newBrowser('classic.example.com'), authenticator, page)).toBe('200');
});

test('leaves security events for adding, using and removing', async () => {
  events.length = 0;
  const { browser, authenticator } = await newMember();
  await addPasskey(browser, authenticator, { isVerified: false });
  await logInWithPasskey(browser, authenticator, { type: 'x' });
  await browser.send('GET', '/api/logout.php');
  await addPasskey(browser, authenticator).catch(() => undefined);
  expect(events.map(({ event }) => event)).toEqual([
    'signed_up',
    'passkey_added',
    'passkey_refused',
    'login_failed',
    'logged_out',
    // Without a session nobody adds a passkey.
    'access_refused',
  ]);
});
