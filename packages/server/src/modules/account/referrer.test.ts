import { eq, sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  freshEmail,
  openTestBrowser,
  signUpPayload,
  startTestApi,
  type TestApi,
  tokenFor,
} from '../../../test/test-api.ts';
import { members } from '../members/members.table.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ADDRESS = 'https://brand.example/reports/link?token=secret#top';

async function join() {
  const browser = openTestBrowser(api);
  const email = freshEmail();
  const payload = { ...signUpPayload(email, await tokenFor(browser, email)), referrer: ADDRESS };
  expect((await browser.send('POST', '/api/user.php?new=1', { json: payload })).status).toBe(200);
  const isMember = eq(members.email, email);
  const referrer = async () => (await api.db.select().from(members).where(isMember))[0]?.referrer;
  return { isMember, referrer };
}

test('stores the referrer of a sign-up without its query', async () => {
  const { referrer } = await join();
  expect(await referrer()).toBe('https://brand.example/reports/link');
});

test('removes the queries of referrers that were stored before', async () => {
  const { isMember, referrer } = await join();
  await api.db.update(members).set({ referrer: ADDRESS }).where(isMember);
  const file = new URL('../../../migrations/0014_referrers.sql', import.meta.url);
  await api.db.execute(sql.raw(await readFile(file, 'utf8')));
  expect(await referrer()).toBe('https://brand.example/reports/link');
});
