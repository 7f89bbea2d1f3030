import { calls } from '@meetcute/contract';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { failureOf, join, openBrowser, type Browser, type Person } from '../browser.ts';
import { photo } from '../photos.ts';
import type { Running } from '../target.ts';
import { bornAged, type Searched } from './searched.ts';

/** Reasons of suggestions. */
const reasons = ['error', 'signup', 'match'] as const;

/** Returns the ids of the members who are suggested to a member. */
const suggestedTo = async ({ browser }: Person, reason: (typeof reasons)[number] = 'match') => {
  const { profiles } = await browser.client.call(calls.getSuggestions, { query: { for: reason } });
  return profiles.map(({ id }) => id);
};

/** Signs up women of an age, one after the other, and a man whose saved search finds them and nobody else. */
async function joinMatches(running: Running, age: number, count: number) {
  const country = 'AU';
  const women: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    women.push(await join(running, 'free', { country, gender: 'f', birthDate: bornAged(age) }));
    // Instants have milliseconds, so two members must not join in the same one.
    await setTimeout(2);
  }
  const viewer = await join(running, 'free', { country, gender: 'm' });
  const query = { gender: 'f', min_age: age, max_age: age, country, manual_search: true } as const;
  await viewer.browser.client.call(calls.search, { query });
  return { viewer, women };
}

/** Tests which members are suggested, and in which order. */
export function suggestions(running: () => Running, getMembers: () => Searched): void {
  test('suggests members only to visitors who may search', async () => {
    const loadSuggestions = (browser: Browser, trafficsource?: string) =>
      browser.client.call(calls.getSuggestions, {
        query: { for: 'signup', ...(trafficsource === undefined ? {} : { trafficsource }) },
      });
    const agree = ({ browser }: { browser: Browser }) =>
      browser.client.call(calls.saveUser, { payload: { profile: {}, advertising: true } });
    await agree(await join(running()));
    expect((await loadSuggestions(openBrowser(running()))).profiles).not.toEqual([]);
    const member = await join(running(), 'paid');
    await agree(member);
    const visitor = openBrowser(running(), 'paid');
    const { profiles } = await loadSuggestions(visitor, '{"ref":"summer"}');
    expect(profiles.map(({ id }) => id)).toContain(member.id);
    for (const none of [undefined, '{}', '{"ref":null}', 'summer'])
      expect(await failureOf(loadSuggestions(visitor, none)), none).toMatchObject({ code: 'search_closed' });
    expect((await loadSuggestions(member.browser)).profiles.map(({ id }) => id)).not.toContain(member.id);
  });

  test('suggests members of the saved search first, then of wider ones, and never of another gender', async () => {
    const country = 'AU';
    const { client } = (await join(running(), 'free', { country, gender: 'm' })).browser;
    const loadSuggestions = async () =>
      (await client.call(calls.getSuggestions, { query: { for: 'match' } })).profiles;
    const fitting = await join(running(), 'free', { country, gender: 'f', birthDate: bornAged(30) });
    const older = await join(running(), 'free', { country, gender: 'f', birthDate: bornAged(60) });
    const man = await join(running(), 'free', { country, gender: 'm', birthDate: bornAged(30) });
    expect((await loadSuggestions()).map(({ id }) => id)).toContain(man.id);
    const filters = { gender: 'f', min_age: 26, max_age: 35, country } as const;
    await client.call(calls.search, { query: { ...filters, manual_search: true } });
    const profiles = await loadSuggestions();
    expect(profiles.slice(0, 2).map(({ id }) => id)).toEqual([fitting.id, older.id]);
    expect(profiles.length).toBeGreaterThan(2);
    expect(new Set(profiles.map(({ gender }) => gender))).toEqual(new Set(['f']));
  });

  test('suggests members and never the viewer', async () => {
    const { viewer } = getMembers();
    const ids = await suggestedTo(viewer, 'error');
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).not.toContain(viewer.id);
  });

  test('suggests nobody whom the member likes, and again after the like is withdrawn', async () => {
    const { viewer, women } = await joinMatches(running(), 71, 2);
    const [likedId, other] = women.map(({ id }) => id) as [string, string];
    const { client } = viewer.browser;
    expect(await suggestedTo(viewer)).toEqual(expect.arrayContaining([likedId, other]));
    await client.call(calls.likeProfile, { payload: { profile: likedId } });
    for (const reason of reasons) {
      const ids = await suggestedTo(viewer, reason);
      expect(ids[0], reason).toBe(other);
      expect(ids, reason).not.toContain(likedId);
    }
    // A like that the member received is no reason to leave somebody out.
    await women[1]!.browser.client.call(calls.likeProfile, { payload: { profile: viewer.id } });
    expect(await suggestedTo(viewer)).toContain(other);
    await client.call(calls.unlikeProfile, { payload: { profile: likedId } });
    expect(await suggestedTo(viewer)).toContain(likedId);
  });

  test('suggests nobody behind a block, whoever blocked', async () => {
    const { viewer, women } = await joinMatches(running(), 73, 3);
    const [blockedPerson, blocking, other] = women as [Person, Person, Person];
    const block = (actor: Person, { id }: Person) =>
      actor.browser.client.call(calls.blockProfile, { payload: { profile: id } });
    expect(await suggestedTo(viewer)).toEqual(expect.arrayContaining(women.map(({ id }) => id)));
    await Promise.all([block(viewer, blockedPerson), block(blocking, viewer)]);
    const ids = await suggestedTo(viewer);
    expect(ids[0]).toBe(other.id);
    for (const { id } of [blockedPerson, blocking]) expect(ids).not.toContain(id);
  });

  test('suggests members with a photo before those without, else in the order of the search', async () => {
    const { viewer, women } = await joinMatches(running(), 75, 3);
    const [first, second, third] = women as [Person, Person, Person];
    expect((await suggestedTo(viewer)).slice(0, 3)).toEqual([third.id, second.id, first.id]);
    await first.browser.client.call(calls.uploadImages, { payload: { file: [photo('a.png')] } });
    expect((await suggestedTo(viewer)).slice(0, 3)).toEqual([first.id, third.id, second.id]);
    const { profiles } = await viewer.browser.client.call(calls.search, { query: {} });
    expect(profiles.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
  });
}
