import { calls } from '@meetcute/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestBrowser, type TestWorld } from '../../../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const DAY = 86_400_000;
const ago = (time: number) => new Date(world.services.clock.now().getTime() - time);
const cams = async (browser: TestBrowser, query: object = {}) =>
  Object.keys((await browser.call(calls.searchCams, { query })).cams);

test('cam offers are for unpaid members of more than four days, where the site has them', async () => {
  const old = { createdAt: ago(4 * DAY + 1) };
  expect(await cams(await world.join('free', old))).toEqual(['luna', 'mila', 'noor']);
  expect(await cams(await world.join('free', old), { min_age: 30, max_age: 40 })).toEqual(['mila']);
  expect(await cams(await world.join('free', { createdAt: ago(4 * DAY) }))).toEqual([]);
  expect(await cams(await world.join('free', { ...old, paidUntil: ago(-DAY) }))).toEqual([]);
  expect(await cams(await world.join('closed', old))).toEqual([]);
});

test('redirects a cam window to the offer of the site, and nowhere else', async () => {
  const anna = await world.join();
  const open = (account: string) =>
    anna.fetch(`/api/xcams/redirect.php?account=${encodeURIComponent(account)}`);
  const response = await open('luna');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/advert-demo?account=luna']);
  for (const account of ['https://evil.example', '//evil.example', '__proto__', 'nobody']) {
    expect((await open(account)).status).toBe(404);
  }
});

test('redirects an advert window to the partner of the site', async () => {
  const path = '/api/resellpartner.php?flow=profile-search&redirect=1';
  const response = await (await world.join()).fetch(path);
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    'https://partner.test/ads?from=us',
  ]);
  expect((await (await world.join('closed')).fetch(path)).status).toBe(404);
  expect((await (await world.join()).fetch(`${path}&to=https://evil.example`)).status).toBe(400);
});
