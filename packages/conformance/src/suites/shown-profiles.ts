import { calls, type CallQuery, type Calls } from '@meetcute/contract';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { failureOf, join, openBrowser, type Browser, type Person } from '../browser.ts';
import { withSettings } from '../refusals/refusal.ts';
import type { Running } from '../target.ts';
import { writeTo } from './chats.ts';
import { bornAged, here, type Searched } from './searched.ts';
import { consentTo } from './sensitive.ts';

type Query = CallQuery<Calls['search']>;

/** Tests what members and visitors see of a profile. */
export function shownProfiles(running: () => Running, getMembers: () => Searched): void {
  const search = (query: Query = {}) => getMembers().viewer.browser.client.call(calls.search, { query });

  test(
    'shows the age to others and the birth date only to its owner',
    { meta: { spec: ['entity.profile.fields'] } },
    async () => {
      const other = getMembers().others[0]!;
      const { profile } = await getMembers().viewer.browser.client.call(calls.getProfile, {
        query: { id: other.id },
      });
      expect(profile).toMatchObject({
        id: other.id,
        name: 'P0',
        age: 20,
        country: 'IE',
        date_of_birth: null,
        fictional: false,
      });
      const ownResponse = await other.browser.client.call(calls.getProfile, { query: { id: other.id } });
      expect(ownResponse.profile.date_of_birth).toBe(bornAged(20));
      const text = JSON.stringify([profile, await search(here)]);
      expect(text).not.toContain('@example.com');
      expect(text).not.toContain(bornAged(20));
    },
  );

  test('shows others the activity rounded to 15 minutes, and its owner the exact one', async () => {
    const country = 'AU';
    const anna = await join(running(), 'free', { country });
    const ben = await join(running(), 'free', { country });
    await anna.browser.client.call(calls.likeProfile, { payload: { profile: ben.id } });
    await writeTo(ben, anna.id);
    const exactOf = async ({ browser }: Person) =>
      (await browser.client.call(calls.getUser)).user.profile.last_active;
    const roundTime = (instant: string | null) =>
      new Date(Math.floor(Date.parse(instant ?? '') / 900_000) * 900_000).toISOString();
    const { client } = ben.browser;
    const page = async (browser: Browser) =>
      (await browser.client.call(calls.getProfile, { query: { id: anna.id } })).profile;
    const [searchResponse, ownProfile] = [await search({ country }), await page(anna.browser)];
    const seenProfiles = [
      ...searchResponse.profiles.filter(({ id }) => id === anna.id),
      await page(ben.browser),
      await page(openBrowser(running())),
      (await client.call(calls.getLikes)).liked_by[0],
      (await client.call(calls.getChats)).chats[0]?.profile,
      (await client.call(calls.getNotifications)).notifications[0]?.profile,
    ];
    const exact = await exactOf(anna);
    expect(ownProfile.last_active).toBe(exact);
    expect(Date.parse(exact ?? '') % 900_000).not.toBe(0);
    expect(seenProfiles.map((profile) => [profile?.last_active, profile?.online])).toEqual(
      Array.from({ length: 6 }, () => [roundTime(exact), true]),
    );
  });

  test('lists members by their exact activity, latest first', async () => {
    const country = 'CA';
    const joinedIds: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      joinedIds.unshift((await join(running(), 'free', { country })).id);
      // Instants have milliseconds, so two members must not join in the same one.
      await setTimeout(2);
    }
    expect((await search({ country })).profiles.map(({ id }) => id)).toEqual(joinedIds);
  });

  test(
    'shows others the choices and notes that the site names, and hidden ones nowhere',
    { meta: { spec: ['settings.field.visible-profile-fields'] } },
    async () => {
      const { free } = running().settings;
      const [[choice, [value]], [hiddenChoice, [other]]] = Object.entries(free.allowed_values) as [
        [string, [string]],
        [string, [string]],
      ];
      const [shownNote, hiddenNote] = free.text_fields as [string, string];
      const personal = {
        [choice]: value,
        [hiddenChoice]: other,
        [shownNote]: 'I bake.',
        [hiddenNote]: 'Not for all.',
      };
      const anna = await join(running(), 'free', { country: 'NZ' });
      const payload = { profile: { personal }, sensitive_consent: consentTo('looking_for') };
      await anna.browser.client.call(calls.saveUser, { payload });
      await anna.browser.client.call(calls.likeProfile, { payload: { profile: getMembers().viewer.id } });
      const { client } = getMembers().viewer.browser;
      const conversation = await writeTo(getMembers().viewer, anna.id);
      const change = { visible_profile_fields: [choice], visible_profile_notes: [shownNote] };
      await withSettings(running(), change, async () => {
        const { profile } = await client.call(calls.getProfile, { query: { id: anna.id } });
        expect(profile.personal).toEqual({ [choice]: value, [shownNote]: 'I bake.' });
        const everything = JSON.stringify([
          await search({ country: 'NZ' }),
          await client.call(calls.getLikes),
          await client.call(calls.getChats),
        ]);
        expect(everything).toContain(conversation);
        expect(everything).toContain('I bake.');
        expect(everything).not.toContain('Not for all.');
        const ownResponse = await anna.browser.client.call(calls.getProfile, { query: { id: anna.id } });
        expect(ownResponse.profile.personal).toEqual(personal);
      });
    },
  );

  test(
    'shows others the interests of a member, on a site that has them',
    { meta: { spec: ['call.get-interests'] } },
    async () => {
      const anna = await join(running(), 'free', { country: 'NZ' });
      const saveInterests = (interests: string | null) =>
        anna.browser.client.call(calls.saveUser, { payload: { profile: { personal: { interests } } } });
      const readPersonal = async () =>
        (await getMembers().viewer.browser.client.call(calls.getProfile, { query: { id: anna.id } })).profile
          .personal;
      const { interests } = await getMembers().viewer.browser.client.call(calls.getInterests);
      const chosenIds = interests
        .slice(0, 2)
        .map(({ id }) => id)
        .join(',');
      await saveInterests(chosenIds);
      expect(await readPersonal()).toEqual({ interests: chosenIds });
      for (const wrong of ['plaid', `${chosenIds},${chosenIds}`])
        expect(await failureOf(saveInterests(wrong))).toMatchObject({
          code: 'bad_request',
          fields: { 'profile.personal.interests': 'not_offered' },
        });
      await withSettings(running(), { my_profile: { interests: false } }, async () => {
        expect(await readPersonal()).toEqual({});
        expect(await failureOf(saveInterests(chosenIds))).toMatchObject({ code: 'bad_request' });
      });
      await saveInterests(null);
      expect(await readPersonal()).toEqual({ interests: null });
    },
  );

  test('does not list members of another site', async () => {
    const elsewhere = await join(running(), 'paid', here);
    expect(
      (
        await failureOf(
          elsewhere.browser.client.call(calls.getProfile, { query: { id: getMembers().others[0]!.id } }),
        )
      ).status,
    ).toBe(404);
    expect((await elsewhere.browser.client.call(calls.search, { query: here })).profiles).toEqual([]);
  });
}
