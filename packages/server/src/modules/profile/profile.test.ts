import { calls } from '@meetcute/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { blocks } from '../blocks/blocks.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const personal = { smoking: 'no', income: 'high', about: 'I bake bread.', diary: 'Nobody reads this.' };

test('others see the age and the fields that the site shows, only oneself sees all', async () => {
  const anna = await world.join('free', { personal });
  const ben = await world.join();
  const query = { id: anna.id };
  for (const browser of [ben, world.visitor()]) {
    const { profile } = await browser.call(calls.getProfile, { query });
    expect(profile).toMatchObject({ id: anna.id, age: 30, date_of_birth: null });
    expect(profile.personal).toEqual({ smoking: 'no', about: 'I bake bread.' });
  }
  const own = (await anna.call(calls.getProfile, { query })).profile;
  expect(own).toMatchObject({ date_of_birth: '1996-05-05', personal });
});

test('a missing, a deleted, a blocking, a blocked member and one of another site answer alike', async () => {
  const anna = await world.join();
  const deleted = await world.join('free', { deletedAt: new Date() });
  const [blocking, blocked] = [await world.join(), await world.join()];
  const elsewhere = await world.join('paid');
  const row = { siteId: 'free', createdAt: new Date() };
  await world.db.insert(blocks).values([
    { ...row, blockerId: anna.id, blockedId: blocked.id },
    { ...row, blockerId: blocking.id, blockedId: anna.id },
  ]);
  const answers = new Set<string>();
  for (const id of ['nobody', deleted.id, blocking.id, blocked.id, elsewhere.id]) {
    const response = await anna.fetch(`/api/profile.php?id=${id}`);
    answers.add(`${response.status} ${await response.text()}`);
  }
  expect(answers.size).toBe(1);
  expect([...answers][0]).toContain('404');
});

test('suggestions leave out oneself and stay few', async () => {
  const anna = await world.join();
  for (let index = 0; index < 8; index += 1) await world.join();
  const { profiles } = await anna.call(calls.getSuggestions, { query: { for: 'error' } });
  expect(profiles).toHaveLength(6);
  expect(profiles.map(({ id }) => id)).not.toContain(anna.id);
});
