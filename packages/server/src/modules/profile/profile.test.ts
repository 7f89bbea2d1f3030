import { type CallPayload, calls } from '@meetcute/contract';
import { SENSITIVE_WORDING } from '@meetcute/core';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../../../test/test-api.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { attempts } from '../../http/requests.table.ts';
import { blocks } from '../blocks/blocks.table.ts';
import { events } from '../events/events.table.ts';
import { sensitiveConsents } from '../sensitive-consents/sensitive-consents.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const personal = { smoking: 'no', income: 'high', about: 'I bake bread.', diary: 'Nobody reads this.' };

test('shows others the age and the site’s visible fields, and the member all fields', async () => {
  const sensitiveConsent = { fields: ['smoking'], given_at: '2026-11-25T06:00:00.000Z' };
  const anna = await world.join('free', { personal, sensitiveConsent });
  const ben = await world.join();
  const query = { id: anna.id };
  for (const [browser, sensitive] of [
    [ben, { smoking: 'no' }],
    [world.visitor(), {}],
  ] as const) {
    const { profile } = await browser.call(calls.getProfile, { query });
    expect(profile).toMatchObject({ id: anna.id, age: 30, date_of_birth: null });
    expect(profile.personal).toEqual({ ...sensitive, about: 'I bake bread.' });
  }
  const ownProfile = (await anna.call(calls.getProfile, { query })).profile;
  expect(ownProfile).toMatchObject({ date_of_birth: '1996-05-05', personal });
});

test('hides sensitive values without a consent from others, and keeps them for the member', async () => {
  const anna = await world.join('free', { personal });
  const ben = await world.join();
  const { profile } = await ben.call(calls.getProfile, { query: { id: anna.id } });
  expect(profile.personal).toEqual({ about: 'I bake bread.' });
  expect((await anna.call(calls.getUser)).user.profile.personal).toEqual(personal);
});

test('removes sensitive values with the consent, also from the event log of the member', async () => {
  const [anna, ben] = [await world.join(), await world.join()];
  const save = (payload: CallPayload<typeof calls.saveUser>) => anna.call(calls.saveUser, { payload });
  const consent = { fields: ['smoking'], wording: SENSITIVE_WORDING, language: 'de' as const };
  await save({ profile: { personal: { smoking: 'yes', about: 'I bake.' } }, sensitive_consent: consent });
  await save({ profile: {}, sensitive_consent: null });
  const { profile } = await ben.call(calls.getProfile, { query: { id: anna.id } });
  expect(profile.personal).toEqual({ about: 'I bake.' });
  const loggedEvents = await world.db
    .select({ data: events.data })
    .from(events)
    .where(eq(events.memberId, anna.id));
  expect(loggedEvents).toHaveLength(2);
  expect(JSON.stringify(loggedEvents)).not.toContain('smoking":"yes');
  expect(JSON.stringify(loggedEvents)).toContain('I bake.');
  const rows = await world.db.select().from(sensitiveConsents).where(eq(sensitiveConsents.memberId, anna.id));
  expect(rows.map(({ kind }) => kind)).toEqual(['given', 'withdrawn']);
});

test('responds alike to missing, deleted, blocking, blocked and other sites’ members', async () => {
  const anna = await world.join();
  const deletedMember = await world.join('free', { deletedAt: new Date() });
  const [blocking, blockedMember] = [await world.join(), await world.join()];
  const elsewhere = await world.join('paid');
  const row = { siteId: 'free', createdAt: new Date() };
  await world.db.insert(blocks).values([
    { ...row, blockerId: anna.id, blockedId: blockedMember.id },
    { ...row, blockerId: blocking.id, blockedId: anna.id },
  ]);
  const responses = new Set<string>();
  for (const id of ['nobody', deletedMember.id, blocking.id, blockedMember.id, elsewhere.id]) {
    const response = await anna.fetch(`/api/profile.php?id=${id}`);
    responses.add(`${response.status} ${await response.text()}`);
  }
  expect(responses.size).toBe(1);
  expect([...responses][0]).toContain('404');
});

test('suggests a few members without oneself', async () => {
  const anna = await world.join();
  for (let index = 0; index < 8; index += 1) await world.join();
  const { profiles } = await anna.call(calls.getSuggestions, { query: { for: 'error' } });
  expect(profiles).toHaveLength(6);
  expect(profiles.map(({ id }) => id)).not.toContain(anna.id);
});

test('suggests nobody to visitors when the search is closed to them', async () => {
  const anna = await world.join('closed', { advertisingSince: new Date(0) });
  const query = { for: 'signup' as const };
  expect(await world.visitor('closed').failure(calls.getSuggestions, { query })).toBe('403 search_closed');
  const campaign = { ...query, trafficsource: '{"ref":"summer"}' };
  const { profiles } = await world.visitor('closed').call(calls.getSuggestions, { query: campaign });
  expect(profiles.map(({ id }) => id)).toEqual([anna.id]);
});

describe('a scraper of profiles', () => {
  let paths: string[];
  beforeAll(async () => {
    const { id } = await world.join();
    paths = [`/api/profile.php?id=${id}`, '/api/suggestions.php?for=error'];
  });

  /** Sets the count of views, as if made already. */
  const setViews = (limit: string, count: number) =>
    world.db
      .update(attempts)
      .set({ count })
      .where(like(attempts.bucket, `${limit}:%`));

  test('has to wait after 600 views in ten minutes and may then continue', async () => {
    const anna = await world.join();
    for (const path of paths) expect((await anna.fetch(path)).status).toBe(200);
    await setViews('profile-viewer', 599);
    expect((await anna.fetch(paths[0]!)).status).toBe(200);
    for (const path of paths) {
      const response = await anna.fetch(path);
      expect([await codeOf(response), response.headers.get('retry-after')]).toEqual([
        '429 too_many_requests',
        '600',
      ]);
    }
    world.pass(600_000);
    for (const path of paths) expect((await anna.fetch(path)).status).toBe(200);
  });

  test('gains nothing by new browsers in one network, and does not slow down others', async () => {
    // No cookies: each request comes from a new browser.
    const view = (address: string) =>
      Promise.all(
        paths.map(async (path) => {
          const request = new Request(`http://free.test${path}`, { headers: { 'x-package': 'test/1' } });
          return codeOf(await world.api.fetch(request, { address }));
        }),
      );
    await view('203.0.113.7');
    await setViews('profile-visitors', 598);
    expect(await view('203.0.113.7')).toEqual(['200', '200']);
    expect(await view('203.0.113.7')).toEqual(['429 too_many_requests', '429 too_many_requests']);
    expect(await view('203.0.113.8')).toEqual(['200', '200']);
  });
});
