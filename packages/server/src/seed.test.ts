import { createDemoWorld, demoSites } from '@meetcute/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { argon2Hasher } from './ports/argon2-hasher.ts';
import { randomIds } from './ports/defaults.ts';
import { findLedgerProblems } from './modules/ledger/ledger-check.repository.ts';
import { seed } from './seed.ts';
import { openTestBrowser, startTestApi, type TestApi } from '../test/test-api.ts';

const now = new Date('2026-11-20T12:00:00Z');
const world = createDemoWorld({ seed: 'test', sites: demoSites, count: 500, now });

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ hasher: argon2Hasher });
});
afterAll(() => api.stop());

test('fills an empty database with a demo world, once', async () => {
  const services = { db: api.db, clock: { now: () => now }, ids: randomIds };
  expect(await seed(services, world)).toBe(true);
  expect(await seed(services, world)).toBe(false);
});

test('logs in to a demo account with likes, conversations and matches', async () => {
  const browser = openTestBrowser(api);
  const json = { email: 'demo.anna@example.com', password: world.password };
  expect((await browser.send('POST', '/api/login.php', { json })).status).toBe(200);
  const read = async (path: string) =>
    (await browser.send('GET', path)).json() as Promise<Record<string, unknown>>;
  expect((await read('/api/chats.php'))['chats']).not.toHaveLength(0);
  expect((await read('/api/likes.php'))['liked_by']).not.toHaveLength(0);
  expect((await read('/api/search.php'))['profiles']).toHaveLength(12);
});

test('advertises fictional profiles, and only members whom the demo lets agree', async () => {
  const people = world.people.filter(({ site }) => site === 'classic');
  const isAdvertised = async (id: string) =>
    (await openTestBrowser(api).send('GET', `/api/profile.php?id=${id}&for=advertising`)).status === 200;
  for (const isFictional of [true, false])
    for (const hasAgreed of [true, false]) {
      const person = people.find(
        ({ fictional, advertisingSince }) =>
          fictional === isFictional && (advertisingSince !== null) === hasAgreed,
      );
      if (!person) continue;
      expect(await isAdvertised(person.key), person.key).toBe(isFictional || hasAgreed);
    }
  expect(people.some(({ fictional, advertisingSince }) => !fictional && advertisingSince === null)).toBe(
    true,
  );
});

test('gives a fictional profile a password that nobody knows', async () => {
  const { email } = world.people.find(({ fictional, site }) => fictional && site === 'classic')!;
  const json = { email, password: world.password };
  expect((await openTestBrowser(api).send('POST', '/api/login.php', { json })).status).toBe(401);
});

test('opens the wallet of each member with credits', async () => {
  expect(world.people.some(({ credits }) => credits > 0)).toBe(true);
  for (const site of new Set(world.people.map((person) => person.site)))
    expect(await findLedgerProblems(api.options.db, { site })).toEqual([]);
});

test('logs no errors', () => {
  expect(api.faults).toEqual([]);
});
