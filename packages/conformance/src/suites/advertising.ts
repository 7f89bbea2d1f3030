import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { join, openBrowser, type Person } from '../browser.ts';
import { photo } from '../photos.ts';
import type { Running } from '../target.ts';

const agree = ({ browser }: Person, isAgreed: boolean) =>
  browser.client.call(calls.saveUser, { payload: { profile: {}, advertising: isAgreed } });

const upload = ({ browser }: Person) =>
  browser.client.call(calls.uploadImages, { payload: { file: [photo('a.png')] } });

/** Tests whom home and landing pages show to visitors. */
export function advertising(running: () => Running): void {
  const visitor = () => openBrowser(running()).client;
  const isSuggested = async ({ id }: Person) => {
    const { profiles } = await visitor().call(calls.getSuggestions, { query: { for: 'signup' } });
    return profiles.some((profile) => profile.id === id);
  };
  /** Whether a landing page of one member may show this one. */
  const isOnLandingPage = ({ id }: Person) =>
    visitor()
      .call(calls.getProfile, { query: { id, for: 'advertising' } })
      .then(
        () => true,
        ({ code }: { code: string }) => (code === 'not_found' ? false : code),
      );
  const isShown = async (person: Person) => [await isSuggested(person), await isOnLandingPage(person)];

  describe('advertising', () => {
    test('shows no new member, and one who agreed once the staff has looked at the photos', async () => {
      const anna = await join(running(), 'free', { name: 'Anna' });
      expect(anna.user.advertising_since).toBeNull();
      await upload(anna);
      expect(await isShown(anna)).toEqual([false, false]);
      await running().reviewPhotos('free', anna.user.email);
      expect(await isShown(anna)).toEqual([false, false]);
      const { user } = await agree(anna, true);
      expect(user.advertising_since).toMatch(/^\d{4}-/);
      expect(await isShown(anna)).toEqual([true, true]);
    });

    test('stops with a photo that nobody has looked at, and with the withdrawal', async () => {
      const ben = await join(running(), 'free', { name: 'Ben' });
      await agree(ben, true);
      expect(await isShown(ben)).toEqual([true, true]);
      await upload(ben);
      expect(await isShown(ben)).toEqual([false, false]);
      await running().reviewPhotos('free', ben.user.email);
      expect(await isShown(ben)).toEqual([true, true]);
      expect((await agree(ben, false)).user.advertising_since).toBeNull();
      expect(await isShown(ben)).toEqual([false, false]);
    });

    test('keeps the time of the consent, exports it, and leaves it alone in other changes', async () => {
      const carla = await join(running(), 'free', { name: 'Carla' });
      const { advertising_since: consentTime } = (await agree(carla, true)).user;
      expect((await agree(carla, true)).user.advertising_since).toBe(consentTime);
      const { client } = carla.browser;
      const { user } = await client.call(calls.saveUser, { payload: { profile: { gender: 'f' } } });
      expect(user.advertising_since).toBe(consentTime);
      expect(await client.call(calls.exportUser)).toMatchObject({
        account: { advertising_since: consentTime },
      });
    });

    test('shows fictional profiles, and members see each other without it', async () => {
      const [dora, other] = [await join(running(), 'free', { name: 'Dora' }), await join(running())];
      // Others with a photo would come first.
      await upload(dora);
      const { profiles } = await other.browser.client.call(calls.getSuggestions, { query: { for: 'match' } });
      expect(profiles.map(({ id }) => id)).toContain(dora.id);
      expect((await visitor().call(calls.getProfile, { query: { id: dora.id } })).profile.id).toBe(dora.id);
      expect(await isShown(dora)).toEqual([false, false]);
      await running().makeFictional('free', dora.user.email);
      expect(await isShown(dora)).toEqual([true, true]);
    });
  });
}
