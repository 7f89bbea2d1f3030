import { calls } from '@meetcute/contract';
import { imageUrl } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { join, openBrowser, PASSWORD, type Browser, type Person } from '../browser.ts';
import { photo } from '../photos.ts';
import type { Running, SiteName } from '../target.ts';

/** Joins with a photo. Returns the member with the photo's id and address. */
async function joinWithPhoto(running: Running, site: SiteName = 'free') {
  const person = await join(running, site);
  const { images } = await person.browser.client.call(calls.uploadImages, {
    payload: { file: [photo('a.png')] },
  });
  return { ...person, image: images[0]!.id, path: imageUrl(images[0]!, running.settings[site]) };
}

/** Loads a photo as a page does. Returns its status, type and who may store it. */
async function load(browser: Browser, path: string): Promise<string> {
  const response = await browser.fetch(path);
  if (!response.ok) return String(response.status);
  const [type = ''] = (response.headers.get('content-type') ?? '').split('/');
  const [cache = ''] = (response.headers.get('cache-control') ?? '').split(',');
  return `${response.status} ${type} ${cache}`;
}

const SHOWN = '200 image private';

/** Tests who may load the photos of profiles. */
export function photos(running: () => Running): void {
  describe('photos', () => {
    test('shows a photo to its member and other members of the site only', async () => {
      const ben = await joinWithPhoto(running());
      const loads = async ({ browser }: Pick<Person, 'browser'>) => load(browser, ben.path);
      expect([await loads(ben), await loads(await join(running()))]).toEqual([SHOWN, SHOWN]);
      expect(await loads(await join(running(), 'paid'))).toBe('404');
    });

    test('shows photos to visitors where the search is open to them, and always those of fictional profiles', async () => {
      const [open, closedSiteMember] = [
        await joinWithPhoto(running()),
        await joinWithPhoto(running(), 'paid'),
      ];
      const visitor = openBrowser(running(), 'paid');
      expect(await load(openBrowser(running()), open.path)).toBe(SHOWN);
      expect(await load(visitor, closedSiteMember.path)).toBe('404');
      visitor.cookies.set('traffic_source', 'ref%3Dspring');
      expect(await load(visitor, closedSiteMember.path)).toBe(SHOWN);
      visitor.cookies.clear();
      await running().makeFictional('paid', closedSiteMember.user.email);
      expect(await load(visitor, closedSiteMember.path)).toBe(SHOWN);
    });

    test('hides the photos of both sides during a block', async () => {
      const [anna, ben] = [await joinWithPhoto(running()), await joinWithPhoto(running())];
      const loadForBoth = async () => [
        await load(anna.browser, ben.path),
        await load(ben.browser, anna.path),
      ];
      const payload = { profile: ben.id };
      await anna.browser.client.call(calls.blockProfile, { payload });
      expect(await loadForBoth()).toEqual(['404', '404']);
      expect(await load(anna.browser, anna.path)).toBe(SHOWN);
      await anna.browser.client.call(calls.unblockProfile, { payload });
      expect(await loadForBoth()).toEqual([SHOWN, SHOWN]);
    });

    test('hides a removed photo, and all photos of a deleted account until it is restored', async () => {
      const [anna, ben] = [await join(running()), await joinWithPhoto(running())];
      const { client } = ben.browser;
      await client.call(calls.deleteUser, { payload: { password: PASSWORD } });
      expect([await load(anna.browser, ben.path), await load(ben.browser, ben.path)]).toEqual(['404', '404']);
      await client.call(calls.login, { payload: { email: ben.user.email, password: PASSWORD } });
      expect(await load(anna.browser, ben.path)).toBe(SHOWN);
      await client.call(calls.deleteImage, { payload: { id: ben.image } });
      expect(await load(anna.browser, ben.path)).toBe('404');
    });
  });
}
