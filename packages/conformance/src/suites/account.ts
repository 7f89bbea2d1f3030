import { calls } from '@meetcute/contract';
import { describe, expect, test } from 'vitest';
import { failureOf, freshEmail, join, openBrowser, signUp, yearsAgo, zoneOfAnotherDay } from '../browser.ts';
import { photo, tooManyPhotos } from '../photos.ts';
import type { Running } from '../target.ts';

const withBirthDate = (date_of_birth: string) => ({ payload: { profile: { date_of_birth } } });

/** Tests how members change their own account. */
export function account(running: () => Running): void {
  describe('account', () => {
    test('saves a location', { meta: { spec: ['call.put-user-location'] } }, async () => {
      const browser = openBrowser(running());
      await signUp(browser);
      const region = running().settings.free.region_data['NL']![0]!.id;
      const payload = { country: 'NL', countryregion: region, city: 'Haarlem' };
      const { user } = await browser.client.call(calls.saveUser, { payload });
      expect(user.profile).toMatchObject(payload);
      expect((await browser.client.call(calls.getUser)).user.profile).toMatchObject(payload);
    });

    test.each([
      ['a country that is not offered', { country: 'XX', countryregion: null, city: null }],
      ['a region of another country', { country: 'NL', countryregion: 'nowhere', city: null }],
      ['a city of 256 characters', { country: 'NL', countryregion: null, city: 'a'.repeat(256) }],
    ])('refuses %s', async (_, payload) => {
      const browser = openBrowser(running());
      await signUp(browser);
      expect(await failureOf(browser.client.call(calls.saveUser, { payload }))).toMatchObject({
        status: 400,
        code: 'bad_request',
      });
    });

    test(
      'saves a profile in parts and keeps its texts unchanged',
      {
        meta: {
          spec: [
            'call.put-user-profile',
            'entity.profile.fields-from-allowed-values',
            'entity.profile.text-fields-from-settings',
            'signup.step5.save-flags-last-step',
          ],
        },
      },
      async () => {
        const { browser } = await join(running(), 'free', { name: 'Noor' });
        const { allowed_values: allowedValues, text_fields: texts } = running().settings.free;
        const [choice, values] = Object.entries(allowedValues)[0]!;
        const script = '<script>alert(1)</script> & "zażółć"';
        const personal = { [choice]: values[0]!, [texts[0]!]: script };
        await browser.client.call(calls.saveUser, { payload: { profile: { personal } } });
        const { user } = await browser.client.call(calls.saveUser, {
          payload: { profile: { gender: 'f' }, last_signup_step: true },
        });
        expect(user.profile).toMatchObject({ name: 'Noor', gender: 'f', personal });
      },
    );

    test.each([
      ['a value that is not allowed', { personal: { hair: 'plaid' } }],
      ['a field that the site does not define', { personal: { shoe_size: '44' } }],
      ['a property of the prototype', { personal: { constructor: 'x' } }],
      ['a name of 151 characters', { name: 'a'.repeat(151) }],
      ['an empty name', { name: '' }],
      ['a name of invisible characters', { name: '\u200B\u202E\uFEFF' }],
      ['a name that starts with a full-width at sign', { name: '＠noor' }],
      ['an unknown gender', { gender: 'q' as 'm' }],
      ['an unnamed gender', { gender: '' as 'm' }],
    ])('refuses %s', async (_, profile) => {
      const { browser } = await join(running());
      expect(await failureOf(browser.client.call(calls.saveUser, { payload: { profile } }))).toMatchObject({
        status: 400,
        code: 'bad_request',
      });
    });

    test.each(['1990-02-30', '1991-02-29', '1990-04-31', '1990-13-01', '1990-00-10'])(
      'refuses a birth date on a day that does not exist, %s',
      { meta: { spec: ['dob.real-calendar-date'] } },
      async (day) => {
        const { browser } = await join(running());
        const payload = { profile: { date_of_birth: day } };
        expect(await failureOf(browser.client.call(calls.saveUser, { payload }))).toMatchObject({
          status: 400,
          code: 'bad_request',
        });
      },
    );

    test('removes invisible and direction-changing characters from a name', async () => {
      const { browser } = await join(running());
      const profile = { name: ' No\u200Bor\u202E  van\u0007 Dam ' };
      const { user } = await browser.client.call(calls.saveUser, { payload: { profile } });
      expect(user.profile.name).toBe('Noor van Dam');
    });

    test.each([
      ['a name', '{"profile":{"name":"Robin\\ud83d"}}', 'profile.name'],
      ['a text', '{"profile":{"personal":{"about_me":"\\ude00 half"}}}', 'profile.personal.about_me'],
    ])('refuses half a character in %s, which the client never sends', async (_, body, field) => {
      const { browser } = await join(running());
      const headers = { 'x-package': 'conformance/1', 'content-type': 'application/json' };
      const response = await browser.fetch(calls.saveUser.path, { method: 'PUT', headers, body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { fields: { [field]: 'invalid_text' } } });
      const profileChange = { personal: { about_me: 'half \ud83d' } };
      const { user } = await browser.client.call(calls.saveUser, { payload: { profile: profileChange } });
      expect(user.profile.personal?.['about_me']).toBe('half \ufffd');
    });

    test(
      'accepts a birth date from the 18th birthday on, and not the day before',
      { meta: { spec: ['dob.min-age-default-18'] } },
      async () => {
        const browser = openBrowser(running());
        await signUp(browser);
        expect(
          await failureOf(browser.client.call(calls.saveUser, withBirthDate(yearsAgo(18, 2)))),
        ).toMatchObject({
          status: 400,
          code: 'too_young',
        });
        const { user } = await browser.client.call(calls.saveUser, withBirthDate(yearsAgo(18, -1)));
        expect(user.profile.age).toBe(18);
      },
    );

    test(
      'counts the 18th birthday on the day of the member’s time zone',
      { meta: { spec: ['dob.min-age'] } },
      async () => {
        const { timezone, days } = zoneOfAnotherDay();
        const browser = openBrowser(running());
        await signUp(browser, 'Robin', freshEmail(), timezone);
        const refusedCall = browser.client.call(calls.saveUser, withBirthDate(yearsAgo(18, days + 1)));
        expect(await failureOf(refusedCall)).toMatchObject({ status: 400, code: 'too_young' });
        const { user } = await browser.client.call(calls.saveUser, withBirthDate(yearsAgo(18, days)));
        expect(user.profile.age).toBe(18);
      },
    );

    test.each(['Mars/Olympus', 'x', '+05:30', '../../../etc/passwd'])(
      'takes a member with the unknown time zone %s, whose day is that of UTC',
      async (timezone) => {
        const browser = openBrowser(running());
        await signUp(browser, 'Robin', freshEmail(), timezone);
        const { user } = await browser.client.call(calls.saveUser, withBirthDate(yearsAgo(18)));
        expect(user.profile.age).toBe(18);
      },
    );

    test.each(['paid_user', 'credits', 'fictional_icon', 'fictional', 'id', 'age'])(
      'does not let members set %s',
      async (field) => {
        const { browser, user } = await join(running());
        const payload = { profile: { [field]: 1 } } as never;
        expect((await failureOf(browser.client.call(calls.saveUser, { payload }))).status).toBe(400);
        expect((await browser.client.call(calls.getUser)).user).toEqual(user);
      },
    );

    test(
      'uploads, orders and removes photos; the first is the main photo',
      {
        meta: {
          spec: [
            'call.post-profileimage',
            'entity.profile.main-image-thumb-filename',
            'entity.profile.images-entries',
          ],
        },
      },
      async () => {
        const { browser } = await join(running());
        const upload = await browser.client.call(calls.uploadImages, {
          payload: { file: [photo('a.png'), photo('b.jpg')] },
        });
        expect(upload.images).toHaveLength(2);
        expect(upload.main_image?.id).toBe(upload.images[0]!.id);
        expect(upload.images.every(({ id, thumb_filename }) => id && thumb_filename)).toBe(true);
        const order = upload.images.map(({ id }) => id).reverse();
        const orderedPhotos = await browser.client.call(calls.orderImages, { payload: { order } });
        expect(orderedPhotos.main_image?.id).toBe(order[0]);
        const remainingPhotos = await browser.client.call(calls.deleteImage, { payload: { id: order[0]! } });
        expect([remainingPhotos.images.length, remainingPhotos.main_image?.id]).toEqual([1, order[1]]);
        expect((await browser.client.call(calls.getUser)).user.profile.main_image?.id).toBe(order[1]);
      },
    );

    test('refuses files that are not images, and a thirteenth photo', async () => {
      const { browser } = await join(running());
      const text = new File(['<svg onload="x">'], 'photo.png', { type: 'image/png' });
      expect(
        await failureOf(browser.client.call(calls.uploadImages, { payload: { file: [text] } })),
      ).toMatchObject({ status: 422, code: 'image_unreadable' });
      expect(
        await failureOf(browser.client.call(calls.uploadImages, { payload: { file: tooManyPhotos() } })),
      ).toMatchObject({ status: 409, code: 'too_many_images' });
      expect((await browser.client.call(calls.getUser)).user.profile.images).toEqual([]);
    });

    test("refuses to remove or order another member's photo", async () => {
      const [owner, other] = [await join(running()), await join(running())];
      const { images } = await owner.browser.client.call(calls.uploadImages, {
        payload: { file: [photo('a.png')] },
      });
      const { id } = images[0]!;
      expect(
        (await failureOf(other.browser.client.call(calls.deleteImage, { payload: { id } }))).status,
      ).toBe(404);
      expect(
        (await failureOf(other.browser.client.call(calls.orderImages, { payload: { order: [id] } }))).status,
      ).toBe(404);
    });
  });
}
