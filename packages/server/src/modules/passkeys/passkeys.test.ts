import { demoSites } from '@meetcute/demo';
import { PASSKEYS_MAX } from '@meetcute/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPasskey,
  authenticatorOf,
  creationFor,
  logInWithPasskey,
  passkeysOf,
} from '../../../test/passkeys.ts';
import {
  codeOf,
  join,
  openTestBrowser,
  PASSWORD,
  startTestApi,
  type TestApi,
} from '../../../test/test-api.ts';
import { eraseMember } from '../account/deletion.usecases.ts';
import { passkeys, passkeyUsers } from './passkeys.table.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const newBrowser = (host?: string) => openTestBrowser(api, host);

async function newMember() {
  const browser = newBrowser();
  const email = await join(browser);
  return { browser, email, authenticator: authenticatorOf(browser) };
}

const [{ settings }] = demoSites;
const mailTo = (recipient: string, subject: string) =>
  api.mails.findLast((mail) => mail.to === recipient && mail.subject === subject);

/** Returns the statement of an authenticator with another algorithm in its public key, as CBOR writes it. */
function withAlgorithm(attestation: string, algorithm: number[]): string {
  const bytes = Buffer.from(attestation, 'base64url');
  const es256 = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26]);
  const place = bytes.indexOf(es256) + es256.length - 1;
  // The header of the data has its length in the second byte.
  bytes[bytes.indexOf('authData') + 'authData'.length + 1]! += algorithm.length - 1;
  const parts = [bytes.subarray(0, place), Buffer.from(algorithm), bytes.subarray(place + 1)];
  return Buffer.concat(parts).toString('base64url');
}

describe('adding a passkey', () => {
  test('stores its public key, names it, and mails the member a way to react', async () => {
    const { browser, email, authenticator } = await newMember();
    expect(await passkeysOf(browser)).toEqual([]);
    expect(await addPasskey(browser, authenticator, { name: '  My  phone ' })).toBe('200');
    const [listedPasskey] = await passkeysOf(browser);
    expect(listedPasskey).toEqual({
      id: expect.any(String),
      name: 'My phone',
      created_at: '2026-11-20T12:00:00.000Z',
      last_used: null,
    });
    const subject = `Er is een passkey toegevoegd aan je account bij ${settings.name}`;
    await expect.poll(() => mailTo(email, subject)?.text).toContain('/reset-password\n');
    expect(mailTo(email, subject)?.text).toContain('20 november 2026 om 12:00 UTC');
  });

  test('asks for the password, with the limit of all actions that need it', async () => {
    const { browser, email } = await newMember();
    await expect(creationFor(browser, 'a guess')).rejects.toThrow('401 wrong_password password');
    for (let count = 1; count < 10; count += 1)
      await browser.send('DELETE', '/api/user.php', { json: { password: 'a guess' } });
    await expect(creationFor(browser)).rejects.toThrow('429 too_many_requests');
    expect(mailTo(email, 'passkey')).toBeUndefined();
  });

  test('gives authenticators a random handle that the member keeps, and no id', async () => {
    const { browser, email, authenticator } = await newMember();
    const options = await creationFor(browser);
    expect(options).toMatchObject({
      rp: { id: 'classic.localhost', name: settings.name },
      user: { name: email, displayName: 'Robin' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    await addPasskey(browser, authenticator);
    const again = await creationFor(browser);
    expect(again.user.id).toBe(options.user.id);
    expect(again.challenge).not.toBe(options.challenge);
    expect(again.excludeCredentials).toMatchObject([{ type: 'public-key', transports: ['internal'] }]);
  });

  test.each([
    ['the origin of another site', { origin: 'http://nocturne.localhost' }],
    ['another port', { origin: 'http://classic.localhost:8080' }],
    ['a similar origin', { origin: 'http://classic.localhost.evil.example' }],
    ['the host name of another site', { rpId: 'nocturne.localhost' }],
    ['no screen lock', { isVerified: false }],
    ['a page in a frame', { isFramed: true }],
    ['a log-in instead', { type: 'webauthn.get' }],
    ['an unknown challenge', { challenge: 'bWFkZS11cA' }],
  ])('refuses one of %s', async (_, change) => {
    const { browser, authenticator } = await newMember();
    expect(await addPasskey(browser, authenticator, change)).toBe('400 bad_passkey');
    expect(await passkeysOf(browser)).toEqual([]);
  });

  test('takes a challenge once, within five minutes, and only in the session that asked for it', async () => {
    const { browser, email, authenticator } = await newMember();
    const add = async (sender: typeof browser, passkey: unknown) =>
      codeOf(await sender.send('POST', '/api/passkeys.php', { json: { name: 'Phone', passkey } }));
    const options = await creationFor(browser);
    expect(await add(browser, await authenticator.create(options))).toBe('200');
    expect(await add(browser, await authenticator.create(options))).toBe('400 bad_passkey');

    const late = await authenticator.create(await creationFor(browser));
    api.pass(300_000);
    expect(await add(browser, late)).toBe('400 bad_passkey');

    const elsewhere = newBrowser();
    await elsewhere.send('POST', '/api/login.php', { json: { email, password: PASSWORD } });
    expect(await add(elsewhere, await authenticator.create(await creationFor(browser)))).toBe(
      '400 bad_passkey',
    );
    const earlierCredential = await authenticator.create(await creationFor(browser));
    await browser.send('POST', '/api/login.php', { json: { email, password: PASSWORD } });
    expect(await add(browser, earlierCredential)).toBe('400 bad_passkey');
  });

  test('refuses a key of an algorithm that is not on the list', async () => {
    const { browser, authenticator } = await newMember();
    const add = async (algorithm: number[]) => {
      const credential = await authenticator.create(await creationFor(browser));
      const attestationObject = withAlgorithm(credential.response.attestationObject, algorithm);
      const passkey = { ...credential, response: { ...credential.response, attestationObject } };
      return codeOf(await browser.send('POST', '/api/passkeys.php', { json: { name: 'Phone', passkey } }));
    };
    const [es256, es512, rsaWithSha1] = [[0x26], [0x38, 0x23], [0x39, 0xff, 0xfe]];
    expect([await add(es512), await add(rsaWithSha1)]).toEqual(['400 bad_passkey', '400 bad_passkey']);
    expect(await add(es256)).toBe('200');
  });

  test('uses a challenge up with an invalid attempt too', async () => {
    const { browser, authenticator } = await newMember();
    const options = await creationFor(browser);
    const add = async (change = {}) => {
      const json = { name: 'Phone', passkey: await authenticator.create(options, change) };
      return codeOf(await browser.send('POST', '/api/passkeys.php', { json }));
    };
    expect(await add({ isVerified: false })).toBe('400 bad_passkey');
    expect(await add()).toBe('400 bad_passkey');
  });

  test('refuses a credential that the site knows, and a name that nobody sees', async () => {
    const { browser, authenticator } = await newMember();
    const passkey = await authenticator.create(await creationFor(browser));
    const send = async (name: string, options = passkey) =>
      codeOf(await browser.send('POST', '/api/passkeys.php', { json: { name, passkey: options } }));
    expect(await send(' \u200B ')).toBe('400 bad_request name');
    expect(await send('Phone')).toBe('200');
    const { challenge } = await creationFor(browser);
    const data = { type: 'webauthn.create', challenge, origin: 'http://classic.localhost' };
    const clientDataJSON = Buffer.from(JSON.stringify(data)).toString('base64url');
    const copy = { ...passkey, response: { ...passkey.response, clientDataJSON } };
    expect(await send('Copy', copy)).toBe('400 bad_passkey');
    expect(await passkeysOf(browser)).toHaveLength(1);
  });

  test('refuses more than an account may have, also of two at the same time', async () => {
    const { browser, authenticator } = await newMember();
    for (let count = 0; count < PASSKEYS_MAX - 1; count += 1)
      expect(await addPasskey(browser, authenticator)).toBe('200');
    const options = [await creationFor(browser), await creationFor(browser)];
    const codes = await Promise.all(
      options.map(async (each) => {
        const json = { name: 'Last', passkey: await authenticator.create(each) };
        return codeOf(await browser.send('POST', '/api/passkeys.php', { json }));
      }),
    );
    expect(codes.toSorted()).toEqual(['200', '409 too_many_passkeys']);
    await expect(creationFor(browser)).rejects.toThrow('409 too_many_passkeys');
  });
});

describe('changing passkeys', () => {
  test('renames and removes only the passkeys of the member, and mails the removal', async () => {
    const { browser, email, authenticator } = await newMember();
    await addPasskey(browser, authenticator);
    const [{ id } = { id: '' }] = await passkeysOf(browser);
    const stranger = (await newMember()).browser;
    const rename = async (sender: typeof browser, name: string) =>
      codeOf(await sender.send('PUT', '/api/passkeys.php', { json: { passkey: id, name } }));
    const remove = async (sender: typeof browser, password = PASSWORD) =>
      codeOf(await sender.send('DELETE', '/api/passkeys.php', { json: { passkey: id, password } }));

    expect(await rename(stranger, 'Mine')).toBe('404 not_found');
    expect(await remove(stranger)).toBe('404 not_found');
    expect(await rename(browser, ' ')).toBe('400 bad_request name');
    expect(await rename(browser, 'Laptop')).toBe('200');
    expect((await passkeysOf(browser)).map(({ name }) => name)).toEqual(['Laptop']);
    expect(await remove(browser, 'a guess')).toBe('401 wrong_password password');
    expect(await remove(browser)).toBe('200');
    expect(await remove(browser)).toBe('404 not_found');
    expect(await passkeysOf(browser)).toEqual([]);
    expect(await logInWithPasskey(newBrowser(), authenticator)).toBe('401 wrong_login');
    const subject = `Er is een passkey verwijderd uit je account bij ${settings.name}`;
    await expect.poll(() => mailTo(email, subject)?.text).toContain('/reset-password\n');
  });

  test('a removed passkey opens no session by a repeated log-in', async () => {
    const { browser, authenticator } = await newMember();
    await addPasskey(browser, authenticator);
    const other = newBrowser();
    const start = await other.send('POST', '/api/passkey.php?start=1');
    const { options } = (await start.json()) as { options: Parameters<typeof authenticator.use>[0] };
    const request = {
      json: { passkey: await authenticator.use(options) },
      headers: { 'idempotency-key': 'b6a2cb0e-54a5-4b0c-9f4d-1c5e4a8f7d11' },
    };
    const logIn = async () => codeOf(await other.send('POST', '/api/passkey.php', request));
    expect([await logIn(), await logIn()]).toEqual(['200', '200']);
    const [{ id } = { id: '' }] = await passkeysOf(browser);
    await browser.send('DELETE', '/api/passkeys.php', { json: { passkey: id, password: PASSWORD } });
    expect(await logIn()).toBe('401 wrong_login');
  });

  test('a password set by a mailed link removes all of them, and says so by mail', async () => {
    const { browser, email, authenticator } = await newMember();
    await addPasskey(browser, authenticator);
    await newBrowser().send('POST', '/api/password.php', { json: { email } });
    const reset = `Kies een nieuw wachtwoord voor ${settings.name}`;
    await expect.poll(() => mailTo(email, reset)).toBeDefined();
    const token = /token=([\w-]+)/.exec(mailTo(email, reset)?.text ?? '')?.[1] ?? '';
    const json = { token, password: 'another horse, another battery' };
    expect(await codeOf(await newBrowser().send('PUT', '/api/password.php', { json }))).toBe('200');
    expect(await logInWithPasskey(newBrowser(), authenticator)).toBe('401 wrong_login');
    const subject = `Je passkeys bij ${settings.name} zijn verwijderd`;
    await expect.poll(() => mailTo(email, subject)?.text).toContain('https://classic.example.com/account\n');
  });

  test('the export contains names and dates, and no keys', async () => {
    const { browser, authenticator } = await newMember();
    await addPasskey(browser, authenticator, { name: 'Laptop' });
    const [row] = await api.db.select().from(passkeys).where(eq(passkeys.name, 'Laptop'));
    const text = await (await browser.send('GET', '/api/export.php')).text();
    expect((JSON.parse(text) as { passkeys: object[] }).passkeys).toEqual([
      { name: 'Laptop', added_at: row!.createdAt.toISOString(), last_used: null },
    ]);
    for (const secret of [row!.publicKey, row!.credentialId]) expect(text).not.toContain(secret);
  });

  test('are erased with the account', async () => {
    const { browser, authenticator } = await newMember();
    await addPasskey(browser, authenticator, { name: 'Erased' });
    const [{ memberId } = { memberId: '' }] = await api.db
      .select()
      .from(passkeys)
      .where(eq(passkeys.name, 'Erased'));
    await browser.send('DELETE', '/api/user.php', { json: { password: PASSWORD } });
    api.pass(31 * 86_400_000);
    const background = { run: async () => undefined } as never;
    await eraseMember({ ...api.options, background }, { siteId: 'classic', subject: memberId });
    expect(await api.db.$count(passkeys, eq(passkeys.memberId, memberId))).toBe(0);
    expect(await api.db.$count(passkeyUsers, eq(passkeyUsers.memberId, memberId))).toBe(0);
    expect(await logInWithPasskey(newBrowser(), authenticator)).toBe('401 wrong_login');
  });
});

test('logs no errors', () => {
  expect(api.faults).toEqual([]);
});
