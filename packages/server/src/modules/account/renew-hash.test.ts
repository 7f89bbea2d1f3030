import { deskCalls } from '@meetcute/contract/desk';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { quickHasher } from '../../../test/quick-hasher.ts';
import {
  codeOf,
  join,
  openTestBrowser,
  PASSWORD,
  startTestApi,
  type TestApi,
} from '../../../test/test-api.ts';
import { addStaff, STAFF_PASSWORD } from '../../../test/test-desk.ts';
import { openTestWorld } from '../../../test/test-world.ts';
import type { Hasher } from '../../ports/ports.ts';
import { members } from '../members/members.table.ts';
import { staff } from '../staff/staff.table.ts';

/** Cost of new hashes. Hashes of every cost are verified. */
let cost = 1;
const plain = (hash: string) => hash.replace(/^\d+:/, '');
const nothing = async () => {};
/** Called when the password of a member is hashed; not for the decoy of unknown addresses. */
let onHash: () => Promise<void> = nothing;
const hasher: Hasher = {
  hash: async (password) => {
    if (password === PASSWORD) await onHash();
    return `${cost}:${await quickHasher.hash(password)}`;
  },
  verify: (hash, password) => quickHasher.verify(plain(hash), password),
  isCurrent: (hash) => hash.startsWith(`${cost}:`),
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ hasher });
});
afterEach(() => {
  onHash = nothing;
});
afterAll(() => api.stop());

const hashOf = async (email: string) =>
  (await api.db.select().from(members).where(eq(members.email, email)))[0]?.passwordHash;

/** Logs in from a new browser. Returns the status, and that of a call with the session. */
async function logIn(email: string, password = PASSWORD) {
  const browser = openTestBrowser(api);
  const response = await browser.send('POST', '/api/login.php', { json: { email, password } });
  return [await codeOf(response), await codeOf(await browser.send('GET', '/api/user.php'))];
}

test('the hash of a password is renewed at the log-in after a new cost, and not before', async () => {
  const email = await join(openTestBrowser(api));
  const hashBefore = await hashOf(email);
  expect(hashBefore).toMatch(new RegExp(`^${cost}:`));
  await logIn(email);
  expect(await hashOf(email)).toBe(hashBefore);
  cost += 1;
  expect(await logIn(email, 'a guess')).toEqual(['401 wrong_login', '403 not_logged_in']);
  expect(await hashOf(email)).toBe(hashBefore);
  expect(await logIn(email)).toEqual(['200', '200']);
  expect(await hashOf(email)).toBe(`${cost}:${plain(hashBefore ?? '')}`);
  expect(await logIn(email)).toEqual(['200', '200']);
});

test('two log-ins at the same time renew it, and both succeed', async () => {
  const email = await join(openTestBrowser(api));
  cost += 1;
  const both = Promise.withResolvers<void>();
  let startCount = 0;
  onHash = () => {
    startCount += 1;
    if (startCount === 2) both.resolve();
    return both.promise;
  };
  expect(await Promise.all([logIn(email), logIn(email)])).toEqual([
    ['200', '200'],
    ['200', '200'],
  ]);
});

test('a password that is changed meanwhile stays, and the old one opens no session', async () => {
  const email = await join(openTestBrowser(api));
  cost += 1;
  const changedHash = `${cost}:${await quickHasher.hash('another horse')}`;
  onHash = async () => {
    await api.db.update(members).set({ passwordHash: changedHash }).where(eq(members.email, email));
  };
  expect(await logIn(email)).toEqual(['401 wrong_login', '403 not_logged_in']);
  expect(await hashOf(email)).toBe(changedHash);
});

test('so is the hash of the staff', async () => {
  const world = await openTestWorld({ hasher });
  const { browser, email } = await addStaff(world, world.api.openDesk());
  cost += 1;
  await browser.call(deskCalls.staffLogIn, { payload: { email, password: STAFF_PASSWORD } });
  const [row] = await world.db.select().from(staff);
  expect(row?.passwordHash).toMatch(new RegExp(`^${cost}:`));
  await world.close();
});
