import { calls, type CallPayload } from '@meetcute/contract';
import { SENSITIVE_WORDING } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { failureOf, join, openBrowser, type Browser, type Person } from '../browser.ts';
import type { Running } from '../target.ts';
import { writeTo } from './chats.ts';

type Profile = Extract<CallPayload<typeof calls.saveUser>, { profile: object }>['profile'];

/** Returns the consent of a member who read the current wording in German. */
export const consentTo = (...fields: string[]) => ({
  fields,
  wording: SENSITIVE_WORDING,
  language: 'de' as const,
});

const personal = { hair: 'red', smoking: 'never', looking_for: 'Somebody who walks slowly.' };

const save = ({ browser }: Person, profile: Profile, consent?: ReturnType<typeof consentTo> | null) =>
  browser.client.call(calls.saveUser, {
    payload: { profile, ...(consent === undefined ? {} : { sensitive_consent: consent }) },
  });

/** Tests the explicit consent to sensitive profile fields. */
export function sensitive(running: () => Running): void {
  const pageOf = async ({ client }: Browser, { id }: Person, reason?: 'advertising') =>
    (await client.call(calls.getProfile, { query: { id, ...(reason && { for: reason }) } })).profile.personal;
  const seenBy = ({ browser }: Person, other: Person) => pageOf(browser, other);

  describe('sensitive profile fields', () => {
    test('are refused without a consent that covers them, and the rest can be saved', async () => {
      const anna = await join(running());
      expect(await failureOf(save(anna, { personal: { smoking: 'never' } }))).toMatchObject({
        status: 400,
        code: 'bad_request',
        fields: { 'profile.personal.smoking': 'consent_required' },
      });
      expect(await failureOf(save(anna, { personal }, consentTo('smoking')))).toMatchObject({
        fields: { 'profile.personal.looking_for': 'consent_required' },
      });
      const { user } = await save(anna, { personal: { hair: 'red', smoking: null } });
      expect(user.profile.personal).toMatchObject({ hair: 'red' });
      expect(user.sensitive_consent).toBeNull();
    });

    test('are saved with a consent, and later without sending it again', async () => {
      const anna = await join(running());
      await save(anna, { personal: { smoking: 'never' } }, consentTo('smoking'));
      const { user } = await save(anna, { personal: { looking_for: 'You' } }, consentTo('looking_for'));
      expect(user.sensitive_consent?.fields).toEqual(['smoking', 'looking_for']);
      const again = await save(anna, { personal: { smoking: 'often' } });
      expect(again.user.profile.personal).toMatchObject({ smoking: 'often', looking_for: 'You' });
    });

    test('are on the profile page for others, and in no list', async () => {
      const [anna, ben] = [await join(running(), 'free', { country: 'NZ' }), await join(running())];
      await save(anna, { personal }, consentTo('smoking', 'looking_for'));
      expect(await seenBy(ben, anna)).toEqual(personal);
      await anna.browser.client.call(calls.likeProfile, { payload: { profile: ben.id } });
      await writeTo(ben, anna.id);
      const { client } = ben.browser;
      const lists = JSON.stringify([
        await client.call(calls.getLikes),
        await client.call(calls.getChats),
        await client.call(calls.getNotifications, { query: {} }),
      ]);
      expect(lists).toContain('"hair":"red"');
      expect(lists).not.toContain(personal.looking_for);
    });

    test('are never for logged-out visitors, for whom the member has given no consent', async () => {
      const country = 'NZ';
      const [anna, ben] = [await join(running(), 'free', { country }), await join(running())];
      await save(anna, { personal }, consentTo('smoking', 'looking_for'));
      await anna.browser.client.call(calls.saveUser, { payload: { profile: {}, advertising: true } });
      const visitor = openBrowser(running());
      expect(await pageOf(visitor, anna)).toEqual({ hair: 'red' });
      expect(await pageOf(visitor, anna, 'advertising')).toEqual({ hair: 'red' });
      const { profiles: listedProfiles } = await visitor.client.call(calls.search, { query: { country } });
      const suggestions = await visitor.client.call(calls.getSuggestions, { query: { for: 'signup' } });
      for (const profiles of [listedProfiles, suggestions.profiles])
        expect(profiles.find(({ id }) => id === anna.id)?.personal).toEqual({ hair: 'red' });
      expect(await seenBy(ben, anna)).toEqual(personal);
      await ben.browser.client.call(calls.logout);
      expect(await seenBy(ben, anna)).toEqual({ hair: 'red' });
    });

    test('are on the page of a fictional profile for members, and not for visitors', async () => {
      const [anna, ben] = [await join(running()), await join(running())];
      await save(anna, { personal }, consentTo('smoking', 'looking_for'));
      await running().makeFictional('free', anna.user.email);
      expect(await seenBy(ben, anna)).toEqual(personal);
      expect(await pageOf(openBrowser(running()), anna)).toEqual({ hair: 'red' });
    });

    test('are removed with the consent: for others, and the member', async () => {
      const [anna, ben] = [await join(running()), await join(running())];
      await save(anna, { personal }, consentTo('smoking', 'looking_for'));
      const { user } = await save(anna, {}, null);
      expect(user.sensitive_consent).toBeNull();
      expect(user.profile.personal).toEqual({ hair: 'red' });
      expect(await seenBy(ben, anna)).toEqual({ hair: 'red' });
      expect(await failureOf(save(anna, { personal: { smoking: 'never' } }))).toMatchObject({
        fields: { 'profile.personal.smoking': 'consent_required' },
      });
    });

    test('take with them, once withdrawn, the gender that the member would like to meet', async () => {
      const { browser, ...anna } = await join(running());
      const wish = { gender: 'm', min_age: 30, manual_search: true } as const;
      await browser.client.call(calls.search, { query: wish });
      await save({ browser, ...anna }, {}, null);
      const { filter_options: keptOptions } = await browser.client.call(calls.search, { query: {} });
      expect(keptOptions).toMatchObject({ gender: null, min_age: 30 });
      const { saved_search: savedSearch } = await browser.client.call(calls.exportUser);
      expect(savedSearch).toMatchObject({ gender: null, min_age: 30 });
    });

    test('leave a record of each consent and withdrawal in the export', async () => {
      const anna = await join(running());
      await save(anna, { personal: { smoking: 'never' } }, consentTo('smoking'));
      await save(anna, {}, null);
      const data = await anna.browser.client.call(calls.exportUser);
      const time = expect.stringMatching(/^\d{4}-.*Z$/);
      expect(data['sensitive_consents']).toEqual([
        { kind: 'given', ...consentTo('smoking'), at: time },
        { kind: 'withdrawn', fields: ['smoking'], wording: null, language: null, at: time },
      ]);
    });
  });
}
